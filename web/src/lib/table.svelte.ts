/** A table as this viewer sees it: seats, position, log and chat. It follows the server and sends the player's actions. */
import { sentence, type Face } from '$games/face';
import { api } from './api';
import { explanation } from './explain';
import { complain } from './house.svelte';
import { has, t } from './i18n.svelte';
import { Faulty, Line } from './line';
import { fly } from './motion';
import type { Answer, ChatLine, WsEvent, LogLine, Position, Snapshot, Table } from './generated';
import { spoken } from './reasons';
import { afterPaint } from './paint';
import { Play } from './play.svelte';
import { go } from './router.svelte';
import type { Session } from './session';
import { stepTime } from './settings.svelte';
import { isOutdated, lookForUpdate, reloadIfQuiet } from './update';

const LATE = 1000; // milliseconds after which a turn should have confirmed itself
const LONG = 150; // milliseconds without an answer after which waiting shows
const HURRY = 8; // positions waiting to be shown before we stop dwelling on each

export class LiveTable implements Session {
  readonly play: Play;
  table = $state.raw<Table>() as Table;
  mine = $state.raw<readonly number[]>([]);
  shown = $state.raw<Position | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  invite = $state.raw<string | null>(null);
  since = $state.raw<number | null>(null);
  connected = $state(true);
  /** A request is under way: no other is sent. That shows only where it takes long: quick answers would make everything flicker. */
  private asking = false;
  private waiting = $state(false);
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** Nothing can be done at the moment: an answer has long been awaited, or the line is down. */
  readonly busy: boolean = $derived(this.waiting || !this.connected);
  /** The newest happenings in words, for the live region. */
  news = $state.raw('');
  readonly names: readonly string[] = $derived(namesOf(this.table));

  private readonly line: Line;
  private known: Position | null = null;
  private readonly queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    snapshot: Snapshot,
    readonly face: Face,
  ) {
    this.play = new Play(face.pointing, {
      act: ({ words }) => void this.send([words]),
      explain: (target) => explanation(face, target, this.table),
      whyNot: (words) => this.whyNot(words),
    });
    this.take(snapshot);
    this.line = new Line(`/ws/tables/${encodeURIComponent(snapshot.table.id)}`, {
      hello: () => ({ token: null, seat: null, ply: this.known?.ply ?? null, revision: this.known?.revision ?? null }),
      event: (event) => this.hear(event),
      connected: (on) => this.connection(on),
    });
  }

  get position(): Position {
    return this.shown as Position;
  }

  /** Several actions at once: all of them or none. */
  async send(actions: readonly string[]): Promise<void> {
    await this.request({ type: 'move', actions });
  }

  step(what: 'undo' | 'restart' | 'confirm'): void {
    void this.request({ type: 'step', what });
  }

  /** Whether it was said; where not, why is told. */
  async say(text: string): Promise<boolean> {
    try {
      await this.line.ask({ type: 'say', text });
      return true;
    } catch (error) {
      complain(error instanceof Faulty && !error.fault ? new Error(t('web-lost-act')) : error);
      return false;
    }
  }

  jump(ply: number): void {
    go(`/game/${this.table.id}?ply=${ply}`);
  }

  end(): void {
    this.queue.length = 0;
    clearTimeout(this.timer);
    clearTimeout(this.overdue);
    clearTimeout(this.patience);
    this.line.end();
  }

  /** One request at a time: nothing is sent twice. */
  private async request(message: Record<string, unknown>): Promise<void> {
    if (this.asking || !this.known || this.shown !== this.known) return; // else it would be meant for a position that is no more
    if (!this.connected) return complain(new Error(t('web-lost-act')));
    this.asking = true;
    this.patience = setTimeout(() => this.wait(true), LONG);
    const before = this.known;
    try {
      await this.line.ask({ ...message, ply: before.ply, revision: before.revision });
      if (this.known === before) await this.refresh();
    } catch (error) {
      this.refused(error);
    } finally {
      this.asking = false;
      this.wait(false);
    }
  }

  private wait(on: boolean): void {
    clearTimeout(this.patience);
    if (this.waiting === on) return;
    this.waiting = on;
    this.offer();
  }

  /** Ask for everything anew, where something must have changed that we were not told. */
  private async refresh(): Promise<void> {
    const before = this.known;
    const snapshot = await api.look(this.table.id);
    if (this.known === before) this.take(snapshot); // else the line was faster
  }

  /** A turn that confirms by itself: look again if nothing was heard by then. */
  private expect(position: Position): void {
    clearTimeout(this.overdue);
    if (position.turn.deadline === null) return;
    const wait = position.turn.deadline * 1000 - Date.now() + LATE;
    this.overdue = setTimeout(() => this.known === position && this.refresh().catch(complain), Math.max(wait, LATE));
  }

  private connection(on: boolean): void {
    if (on && !this.connected) void lookForUpdate().then(() => this.rest());
    this.connected = on;
    this.asking = false;
    this.wait(false);
    this.offer();
  }

  /** Not my turn, or just between two: a quiet moment, in which new pages may be fetched. */
  private rest(between = false): void {
    const open = this.known?.turn.must_confirm || this.asking; // a turn of mine that is played, but not confirmed or not answered
    const mine = (this.known?.legal.length ?? 0) > 0;
    if (isOutdated() && !open && (between || !mine)) reloadIfQuiet();
  }

  private refused(error: unknown): void {
    if (!(error instanceof Faulty) || !error.fault) return; // the line broke: the next snapshot tells whether it counted
    if (error.fault.position) this.arrive(error.fault.position);
    if (error.fault.code !== 'stale') complain(error);
  }

  private async whyNot(words: string): Promise<string | null> {
    const answer: Answer | null = await this.line.ask({ type: 'why', words }).catch(() => null);
    if (!answer || answer.legal) return null;
    return answer.key !== null && has(answer.key) ? t(answer.key, spoken(answer.arguments)) : answer.message;
  }

  private hear(event: WsEvent): void {
    if (event.type === 'snapshot') this.take(event.snapshot);
    else if (event.type === 'table') [this.table, this.mine] = [event.table, event.mine];
    else if (event.type === 'position') this.arrive(event.position);
    else if (event.type === 'chat') this.chat = [...this.chat, event.line];
  }

  private take(snapshot: Snapshot): void {
    this.table = snapshot.table;
    this.mine = snapshot.mine;
    this.chat = snapshot.chat;
    this.invite = snapshot.invite ?? this.invite;
    this.since ??= snapshot.since;
    this.play.names = this.names;
    if (snapshot.position) this.arrive(snapshot.position, true);
  }

  /** A new position: remembered at once, shown when those before it have been. */
  private arrive(position: Position, atOnce = false): void {
    const log = joined(this.known?.log ?? [], position);
    this.known = { ...position, log };
    this.expect(this.known);
    if (atOnce) this.queue.length = 0;
    this.queue.push(this.known);
    if (atOnce) this.showNext();
    else if (this.timer === undefined) afterPaint(() => this.timer === undefined && this.showNext()); // first the answer to a press
  }

  private showNext(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    const fresh = next.log.filter((line) => line.ply >= (this.shown?.ply ?? 0));
    const others = this.shown !== null && fresh.some((line) => !this.mine.includes(line.seat));
    const between = this.shown !== null && this.shown.to_move !== next.to_move;
    if (this.shown) this.tell(fresh);
    this.shown = next;
    this.play.names = this.names;
    this.offer();
    this.rest(between);
    const wait = others && this.queue.length < HURRY ? stepTime() : 0;
    if (wait > 0) this.timer = setTimeout(() => this.showNext(), wait);
    else if (this.queue.length > 0) this.showNext();
  }

  private offer(): void {
    const behind = this.busy || this.shown !== this.known;
    this.play.legal = behind ? [] : (this.shown?.legal ?? []);
  }

  private tell(fresh: readonly LogLine[]): void {
    if (fresh.length === 0) return;
    const before = this.shown?.view;
    if (before) fly(fresh.flatMap((line) => this.face.travel(line, line.seat, before)));
    this.news = fresh.map((line) => `${this.names[line.seat]}: ${sentence(this.face, line)}`).join('. ');
    this.play.flash(fresh.filter((line) => !this.mine.includes(line.seat)).flatMap((line) => this.face.pointing.targetsOf(line)));
  }
}

/** The names at a table; where two are the same, with a number. */
export function namesOf(table: Table): string[] {
  const names = table.seats.map((seat) => (seat.kind === 'bot' ? seat.name.replace(/^./, (first) => first.toUpperCase()) : seat.name));
  return names.map((name, at) =>
    names.indexOf(name) < at || names.lastIndexOf(name) > at
      ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
      : name,
  );
}

/** The log so far and what a position adds: its lines replace ours from `log_from` on. */
export function joined(before: readonly LogLine[], position: Position): LogLine[] {
  return [...before.filter((line) => line.ply < position.log_from), ...position.log];
}
