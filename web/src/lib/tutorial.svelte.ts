/** A prepared game that waits for the learner at every lesson and goes on by itself between them. */
import { sentence, type Face } from '$games/face';
import { readAction, type Action, type Verbs } from './action';
import { api } from './api';
import { explanation } from './explain';
import { complain } from './house.svelte';
import { t } from './i18n.svelte';
import { wanted, way, type Lesson, type Tutorial } from './lessons';
import type { Position, Table } from './generated';
import { fly } from './motion';
import { Play } from './play.svelte';
import type { Session } from './session';
import { stepTime } from './settings.svelte';
import { namesOf } from './table.svelte';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class TutorialOf implements Session {
  readonly play: Play;
  readonly names: readonly string[];
  readonly mine: readonly number[];
  position = $state.raw<Position>() as Position;
  busy = $state(false);
  /** Something else was tried than the lesson asks for. */
  slipped = $state(false);
  /** The newest happenings in words, for the live region. */
  news = $state.raw('');
  at = $state(0);
  private ended = false;

  constructor(
    readonly table: Table,
    readonly face: Face,
    readonly verbs: Verbs,
    readonly course: Tutorial,
    first: Position,
    at: number,
  ) {
    this.names = namesOf(table);
    this.mine = [course.learner];
    this.play = new Play(face.pointing, {
      act: (action) => this.act(action),
      explain: (target) => explanation(face, target),
      whyNot: async () => (this.wanted === null ? null : this.instead),
    });
    this.play.names = this.names;
    this.position = first;
    this.at = at;
    this.offer();
  }

  get lesson(): Lesson {
    return this.course.lessons[this.at] as Lesson;
  }

  get wanted(): Action | null {
    const words = wanted(this.course, this.at);
    return words === null ? null : readAction(this.verbs, words);
  }

  get finished(): boolean {
    return this.at === this.course.lessons.length - 1;
  }

  /** While there is nothing to choose the learner reads, whoever's turn it is. */
  get caption(): string {
    return this.wanted === null ? t('web-tutorial-read-on') : this.face.question(this.position.view);
  }

  /** What to do instead of what was tried. */
  get instead(): string {
    return this.wanted === null ? t('web-tutorial-read-on') : t('web-tutorial-instead', { action: sentence(this.face, this.wanted) });
  }

  act({ words }: Action): void {
    if (words === this.wanted?.words) this.lead(this.at + 1);
    else this.slip();
  }

  next(): void {
    if (this.lesson.reads) this.lead(this.at + 1);
  }

  back(): void {
    this.lead(this.at - 1);
  }

  slip(): void {
    if (!this.busy) this.slipped = true;
  }

  step(): void {}

  jump(): void {
    this.slip();
  }

  end(): void {
    this.ended = true;
  }

  private lead(to: number): void {
    const lesson = this.course.lessons[to];
    if (!lesson || this.busy) return;
    this.busy = true;
    this.slipped = false;
    this.play.legal = [];
    this.walk(lesson.ply)
      .then(() => (this.at = to))
      .catch(complain)
      .finally(() => {
        this.busy = false;
        this.offer();
      });
  }

  /** Show the positions on the way, each for as long as the reader likes. */
  private async walk(to: number): Promise<void> {
    for (const ply of way(this.position.ply, to)) {
      if (this.position.ply !== ply) await this.show(ply);
      if (ply !== to && !this.ended) await pause(stepTime());
    }
  }

  private async show(ply: number): Promise<void> {
    const position = await api.replay(this.table.id, ply, this.course.learner);
    const fresh = ply === this.position.ply + 1 ? position.log.slice(-1) : [];
    fly(fresh.flatMap((line) => this.face.travel(line, line.seat, this.position.view)));
    this.news = fresh.map((line) => `${this.names[line.seat]}: ${sentence(this.face, line)}`).join('. ');
    this.play.flash(fresh.filter((line) => !this.mine.includes(line.seat)).flatMap((line) => this.face.pointing.targetsOf(line)));
    this.position = position;
  }

  private offer(): void {
    this.play.legal = this.wanted === null ? [] : [this.wanted];
  }
}
