/** What a tutorial is: a prepared game, and where in it somebody speaks. The games keep their own beside their drawings. */

export interface Lesson {
  /** The position at which it is said. */
  ply: number;
  key: string;
  /** Only to be read; otherwise the learner does what the record does next. */
  reads?: true;
}

export interface Tutorial {
  record: { game: string; players: object[]; actions: string[] };
  learner: number;
  lessons: readonly Lesson[];
}

const FILES = import.meta.glob<Tutorial>('$games/*/tutorial.ts', { import: 'tutorial' });
const gameOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The games that have a tutorial. */
export const TAUGHT: readonly string[] = Object.keys(FILES).map(gameOf).sort();

export async function loadTutorial(game: string): Promise<Tutorial> {
  const load = Object.entries(FILES).find(([path]) => gameOf(path) === game)?.[1];
  if (!load) throw new Error(`no tutorial of ${game}`);
  return load();
}

/** What the learner has to do in a lesson; null where there is only something to read. */
export function wanted({ record, lessons }: Tutorial, at: number): string | null {
  const lesson = lessons[at];
  return !lesson || lesson.reads ? null : (record.actions[lesson.ply] ?? null);
}

const NEAR = 15; // plies that are shown one by one; what is further away is leapt to

/** The plies to show between two positions. */
export function way(from: number, to: number): number[] {
  if (to <= from || to - from > NEAR) return [to];
  return Array.from({ length: to - from }, (_, step) => from + step + 1);
}

/** One lesson for each of several plies in a row. */
export const row = (key: string, from: number, to: number): Lesson[] =>
  Array.from({ length: to - from + 1 }, (_, step) => ({ ply: from + step, key }));
