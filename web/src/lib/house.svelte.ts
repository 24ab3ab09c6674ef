/** What is the same for every page: who I am, which games and bots the server has. */
import { api, Refused } from './api';
import type { BotFacts, GameFacts, Me } from './generated';
import { loadGames } from './i18n.svelte';
import { settings } from './settings.svelte';

const state = $state<{ me: Me | null; games: GameFacts[]; bots: BotFacts[]; trouble: string | null }>({
  me: null,
  games: [],
  bots: [],
  trouble: null,
});
export const house: Readonly<typeof state> = state;

let entered: Promise<void> | null = null;

/** Once a page: the games, the bots, and me if I was here before. */
export function enter(): Promise<void> {
  entered ??= (async () => {
    const [games, bots] = await Promise.all([api.games(), api.bots()]);
    await loadGames(games.map(({ name }) => name));
    [state.games, state.bots] = [games, bots];
    state.me = settings.known ? await api.me().catch(nobody) : null;
    if (state.me && settings.name === '') settings.name = state.me.name;
  })();
  entered.catch(() => (entered = null));
  return entered;
}

function nobody(error: unknown): null {
  if (error instanceof Refused && error.status === 401) return null;
  throw error;
}

/** Be somebody before sitting down; the name given last is kept. */
export async function beSomebody(fallback: string): Promise<Me> {
  await enter();
  const name = settings.name.trim() || fallback;
  if (!state.me) state.me = await api.enter(name);
  else if (state.me.name !== name) state.me = await api.change({ name });
  settings.known = true;
  return state.me;
}

export async function changeMe(change: Parameters<typeof api.change>[0]): Promise<void> {
  if (state.me) state.me = await api.change(change);
}

const LADDER = ['random', 'easy', 'greedy', 'medium', 'foreman', 'planner', 'ismcts', 'expert', 'master'];

/** The bots that play a game, the known ones first, from weak to strong. */
export function botsFor(game: string): string[] {
  const names = state.bots.filter((bot) => bot.games.includes(game)).map((bot) => bot.name);
  return [...LADDER.filter((name) => names.includes(name)), ...names.filter((name) => !LADDER.includes(name))];
}

/** Say what went wrong where everybody can see it. */
export function complain(error: unknown): void {
  state.trouble = error instanceof Error ? error.message : String(error);
}

export function calm(): void {
  state.trouble = null;
}
