/** What this browser remembers: name, language, looks, sound, pace. Nothing secret. */
import { PLAIN, type Numbers, type Wishes } from './wishes';

/** One per folder of sentences, by its code. */
export type Language = string;
export const ENGLISH: Language = 'en';
const FOLDERS = Object.keys(import.meta.glob('$source/locale/*/web.ftl', { query: '?raw', import: 'default' })).map(
  (path) => path.split('/').at(-2) ?? '',
);
export const LANGUAGES: readonly Language[] = [ENGLISH, ...FOLDERS.filter((name) => name !== ENGLISH).sort()];
export const PACES = ['off', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  name: string;
  language: Language;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  pace: Pace;
  text: boolean;
  /** The server has met this browser: it may hold an identity. */
  known: boolean;
  /** How far each tutorial is, and the table it is looked at. */
  lessons: Record<string, { table: string; at: number }>;
  last: {
    game: string;
    opponents: number;
    bot: string;
    options: Record<string, unknown>;
    plain: boolean;
    numbers: Record<string, Numbers>;
    table: Wishes;
  };
}

const KEY = 'steiger';

function guessLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

function remembered(): Settings {
  const fresh: Settings = {
    name: '',
    language: guessLanguage(),
    theme: 'system',
    sound: true,
    pace: 'normal',
    text: false,
    known: false,
    lessons: {},
    last: { game: '', opponents: 2, bot: '', options: {}, plain: false, numbers: {}, table: PLAIN },
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...fresh, ...kept, last: { ...fresh.last, ...kept.last } };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(remembered());

/** Call once from the root component: writes changes back and applies the theme. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Private windows may refuse storage; then nothing is remembered.
    }
  });
  $effect(() => {
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['pace'] = settings.pace;
  });
}

const STEP_MS: Record<Pace, number> = { off: 0, slow: 900, normal: 450, fast: 200 };

/** Milliseconds one movement takes; 0 when the reader wants no motion. */
export function stepTime(): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : STEP_MS[settings.pace];
}
