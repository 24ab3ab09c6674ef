/** Help at a table: ways to goals of mine from the game's planner, or turns that a bot would play. What is open is drawn on the board. */
import type { Aims } from '$games/face';
import type { Action, Advised, PlannedRoute } from './generated';
import { api, Refused } from './api';
import { complain } from './house.svelte';
import { Planning } from './planning.svelte';
import type { LiveTable } from './table.svelte';

const MOST = 3; // pieces of advice to choose from

/** A turn to play. Some bots do not say what they expect of it. */
export type Advice = Pick<Advised, 'deeds'> & Partial<Advised>;

export class Adviser {
  readonly planning = new Planning(() => this.goals());
  advice = $state.raw<readonly Advice[]>([]);
  chosen = $state(0);
  asking = $state(false);
  /** Counts what was asked and dropped: an answer to an earlier question, or on an earlier position, comes too late. */
  private question = 0;
  readonly advised: Advice | undefined = $derived(this.advice[this.chosen]);
  readonly open: boolean = $derived(this.planning.open || this.asking || this.advice.length > 0);
  readonly plan: readonly Action[] = $derived(this.planning.route?.deeds ?? this.advised?.deeds ?? []);
  readonly playable: boolean = $derived(this.plan.length > 0 && (this.planning.route?.now ?? true));

  constructor(private readonly table: LiveTable) {}

  get aims(): Aims | undefined {
    return this.table.face.aims;
  }

  get plannable(): boolean {
    return this.aims?.when(this.table.position.view) ?? false;
  }

  /** The position has changed: a plan is one for the position it was made for. */
  renew(): void {
    this.drop();
    if (this.plannable) this.planning.renew().catch(complain);
    else this.planning.close();
  }

  toggle(): void {
    if (this.planning.open) this.close();
    else this.planning.aim(null).catch(complain);
  }

  close(): void {
    this.drop();
    this.planning.close();
  }

  async advise(): Promise<void> {
    this.close();
    const question = this.question;
    this.asking = true;
    try {
      const found = (await this.ask('plan')) ?? (await this.ask('move'));
      if (question === this.question) [this.advice, this.chosen] = [found ?? [], 0];
    } catch (error) {
      if (question === this.question) complain(error);
    } finally {
      if (question === this.question) this.asking = false;
    }
  }

  private drop(): void {
    this.question += 1;
    this.asking = false;
    this.advice = [];
  }

  private async goals(): Promise<readonly PlannedRoute[]> {
    this.drop();
    const { facts } = await api.hint(this.table.table.id, 'goals', {});
    return facts.goals;
  }

  /** Null where nobody gives this kind of hint. */
  private async ask(kind: string): Promise<readonly Advice[] | null> {
    try {
      const { deeds, facts } = await api.hint(this.table.table.id, kind, {});
      return facts.plans.length > 0 ? facts.plans.slice(0, MOST) : [{ deeds }];
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return null;
      throw error;
    }
  }
}
