/** What could be aimed at now and the way to each, as the server's planner has it; one of them may be drawn on the board. */

import type { Goal, PlannedRoute as Route } from './generated';

const same = (one: Goal | null, other: Goal): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Planning {
  routes = $state.raw<readonly Route[]>([]);
  open = $state(false);
  private goal = $state.raw<Goal | null>(null);
  readonly route: Route | null = $derived(this.open ? (this.routes.find(({ goal }) => same(this.goal, goal)) ?? null) : null);

  constructor(private readonly ask: () => Promise<readonly Route[]>) {}

  /** A goal was chosen, in the list or on the board; the same again lets it go. */
  async aim(goal: Goal | null): Promise<void> {
    const again = this.open && goal !== null && same(this.goal, goal);
    this.goal = again ? null : goal;
    this.open = true;
    if (this.routes.length === 0) await this.renew();
  }

  /** The position has changed: what was true of it no longer is. */
  async renew(): Promise<void> {
    this.routes = [];
    if (!this.open) return;
    const routes = await this.ask();
    if (this.open) this.routes = routes;
  }

  isAimedAt(goal: Goal): boolean {
    return this.open && same(this.goal, goal);
  }

  close(): void {
    this.open = false;
    this.goal = null;
    this.routes = [];
  }
}
