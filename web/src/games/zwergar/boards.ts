/** Which of the five boards of carts is which, from one view to the next, so that a drawing can let them rise. */
import type { Cart } from './generated';

export interface Row {
  key: number;
  carts: Cart[];
}

/** The boards have no names in the view: a rise is recognised by the loads having gone up; one changed board is a load. */
export class BoardKeys {
  private keys = [0, 1, 2, 3, 4];
  private before: string[] = [];

  of(boards: Cart[][]): Row[] {
    const now = boards.map((carts) => JSON.stringify(carts));
    const changed = now.filter((board, level) => board !== this.before[level]).length;
    if (this.before.length === now.length && changed > 1) this.rise(now);
    this.before = now;
    return boards.map((carts, level) => ({ key: this.keys[level] ?? level, carts }));
  }

  private rise(now: readonly string[]): void {
    for (let steps = 1; steps < now.length; steps++) {
      if (!same(now.slice(0, now.length - steps), this.before.slice(steps))) continue;
      this.keys = [...this.keys.slice(steps), ...this.keys.slice(0, steps)];
      return;
    }
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.every((one, at) => one === b[at]);
