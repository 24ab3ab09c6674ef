/** One player's interaction with a table: the legal actions, the picked things, and ways to act, to get explanations and to ask why not. */
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Action } from './action';
import type { Planning } from './planning.svelte';
import { candidates, glowing, numbered, type Pointing } from './targets';

export interface Deeds {
  act(action: Action): void;
  explain(target: string): Promise<string | null>;
  whyNot(words: string): Promise<string | null>;
}

export class Play {
  legal = $state.raw<readonly Action[]>([]);
  names = $state.raw<readonly string[]>([]);
  picked = $state.raw<readonly string[]>([]);
  hint = $state.raw<{ target: string; anchor: Element; text: string | null; why: string | null } | null>(null);
  /** The thing that was explained last. The rules on it are one key or click away. */
  asked = $state.raw<string | null>(null);
  /** Several actions fit the picked things, and a list of them should open. */
  choosing = $state(false);
  readonly glow: Set<string> = $derived.by(() => glowing(this.legal, this.picked, this.pointing));
  readonly fitting: Action[] = $derived.by(() => candidates(this.legal, this.picked, this.pointing));
  /** At a table with a planner: the goals to aim at. */
  planning = $state.raw<Planning | null>(null);
  /** The actions of a plan or of a bot's advice, to be drawn on the board. */
  plan = $state.raw<readonly Action[]>([]);
  /** The numbers of the plan's steps by the things that they name. */
  readonly marks: ReadonlyMap<string, readonly number[]> = $derived.by(() => numbered(this.plan, this.pointing));
  /** Things others have just acted on. */
  readonly flashing = new SvelteSet<string>();

  constructor(
    readonly pointing: Pointing,
    private readonly deeds: Deeds,
  ) {}

  /** A click, tap or Enter on a thing of the board. */
  pick(target: string): void {
    if (this.picked.includes(target) && !this.repeats(target)) {
      this.drop();
      return;
    }
    const together = this.glow.has(target) ? [...this.picked, target] : [target];
    this.choose(together);
  }

  /** A thing is being dragged. Only the places where it can be dropped glow. */
  lift(target: string): void {
    this.hint = null;
    this.choosing = false;
    this.picked = [target];
  }

  /** One thing was dragged onto another. */
  drag(from: string, to: string): void {
    this.choose([from, to]);
  }

  private repeats(target: string): boolean {
    return candidates(this.legal, [...this.picked, target], this.pointing).length > 0;
  }

  private choose(picked: readonly string[]): void {
    const found = candidates(this.legal, picked, this.pointing);
    if (found.length === 0) {
      this.drop();
      return;
    }
    const meant = found.length === 1 ? (found[0] ?? null) : this.pointing.meant(picked, found);
    if (meant !== null) {
      this.act(meant);
      return;
    }
    this.picked = picked;
    this.choosing = true;
  }

  act(action: Action): void {
    this.drop();
    this.hint = null;
    this.deeds.act(action);
  }

  drop(): void {
    this.picked = [];
    this.choosing = false;
  }

  flash(targets: readonly string[]): void {
    this.flashing.clear();
    for (const target of targets) this.flashing.add(target);
  }

  /** Explain a thing in words. */
  tell(target: string): Promise<string | null> {
    return this.deeds.explain(target);
  }

  /** The pointer or the focus came to a thing. */
  async ask(target: string, anchor: Element, asks?: string): Promise<void> {
    this.asked = target;
    this.hint = { target, anchor, text: null, why: null };
    const text = await this.deeds.explain(target);
    const words = this.glow.has(target) || this.legal.length === 0 ? null : (asks ?? this.pointing.wordsFor(target));
    const why = words === null ? null : await this.deeds.whyNot(words);
    if (this.hint?.target === target) this.hint = { target, anchor, text, why };
  }

  unask(target: string): void {
    if (this.hint?.target === target) this.hint = null;
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
