/** A replay: any ply of a game, as any seat saw it. */
import { sentence, type Face } from '$games/face';
import { api } from './api';
import { explanation } from './explain';
import { complain } from './house.svelte';
import type { LogLine, Position, Table } from './generated';
import { Play } from './play.svelte';
import { replace } from './router.svelte';
import type { Session } from './session';
import { stepTime } from './settings.svelte';
import { namesOf } from './table.svelte';

const QUICK = 250; // milliseconds a ply when motion is off

export class ReplayOf implements Session {
  readonly play: Play;
  readonly mine: readonly number[] = [];
  readonly busy = false;
  readonly names: readonly string[];
  position = $state.raw<Position>() as Position;
  seat = $state<number | null>(null);
  playing = $state(false);
  private readonly seen = new Map<string, Position>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being fetched to be shown; whatever else arrives comes too late. */
  private wanted = '';

  constructor(
    readonly table: Table,
    readonly face: Face,
    readonly log: LogLine[], // one and the same in every position, so that its lines are not gone through anew
    first: Position,
  ) {
    this.names = namesOf(table);
    this.play = new Play(face.pointing, { act: () => {}, explain: (target) => explanation(face, target, table), whyNot: async () => null });
    this.play.names = this.names;
    this.seat = first.seat;
    this.position = { ...first, log, legal: [] };
  }

  get caption(): string {
    const line = this.log[this.position.ply - 1];
    return line ? `${this.names[line.seat] ?? ''}: ${sentence(this.face, line)}` : '';
  }

  get last(): number {
    return this.log.length;
  }

  step(): void {}

  jump(ply: number): void {
    void this.show(ply).catch(complain);
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.jump(this.position.ply);
  }

  /** Play on, or hold. */
  run(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on && this.position.ply < this.last;
    if (this.playing) this.timer = setTimeout(() => void this.playOn().catch(complain), stepTime() || QUICK);
    else this.wanted = '';
  }

  private async playOn(): Promise<void> {
    await this.show(this.position.ply + 1);
    if (this.playing) this.run(true);
  }

  /** The next ply, forwards or backwards, at which the game is in another stage: shift, round. The stages only go forwards. */
  async stage(forwards: boolean): Promise<void> {
    const name = async (ply: number) => this.face.stage((await this.at(ply)).view);
    const here = await name(this.position.ply);
    let [low, high] = forwards ? [this.position.ply, this.last] : [0, this.position.ply];
    if (forwards && (await name(high)) === here) return this.show(high);
    if (!forwards && (await name(low)) === here) return this.show(0);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (((await name(middle)) === here) === forwards) low = middle;
      else high = middle;
    }
    await this.show(forwards ? high : low);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private async show(ply: number): Promise<void> {
    const near = Math.max(0, Math.min(ply, this.last));
    const wanted = (this.wanted = this.key(near));
    const position = await this.at(near);
    if (this.wanted !== wanted) return;
    const line = this.log[position.ply - 1];
    this.position = position;
    this.play.flash(line ? this.face.pointing.targetsOf(line) : []);
    replace(`/game/${this.table.id}?ply=${position.ply}`);
  }

  private key(ply: number): string {
    return `${ply}/${this.seat}`;
  }

  private async at(ply: number): Promise<Position> {
    const key = this.key(ply);
    const found = this.seen.get(key) ?? { ...(await api.replay(this.table.id, ply, this.seat)), log: this.log, legal: [] };
    this.seen.set(key, found);
    return found;
  }
}
