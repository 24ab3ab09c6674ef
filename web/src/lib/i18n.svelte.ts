/** Sentences from the same Fluent files as the Python side. A language is fetched when it is first wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;
const HOUSE: Files = import.meta.glob<string>(
  ['$source/locale/*/*.ftl', '$source/games/*/locale/*/*.ftl', '!$source/locale/*/cli*.ftl', '!$source/**/help.ftl'],
  { query: '?raw', import: 'default' },
);
/** Rules and tutorials: long, and only wanted on their own pages. */
const HELP: Files = import.meta.glob<string>(['$source/locale/*/help.ftl', '$source/games/*/locale/*/help.ftl'], {
  query: '?raw',
  import: 'default',
});
/** The games whose sentences are built into the pages. */
const BUILT = new Set(Object.keys(HOUSE).map((path) => /\/games\/([^/]+)\/locale\//.exec(path)?.[1]));
/** Games from other packages. The server has their sentences. */
const foreign: string[] = [];
const bundles = $state.raw<{ [language in Language]?: FluentBundle }>({});
const fetched = new Map<string, Promise<void>>();
/** Every element is styled anew when the page's language is named: not while words change. */
const REST = 250; // milliseconds
let naming: ReturnType<typeof setTimeout> | undefined;
let helping = false;
let revision = $state(0);
/** The chosen language, as soon as its sentences are there. */
let spoken = $state<Language>('en');

export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([
    fetchOnce(language, 'house', () => filesOf(language, HOUSE)),
    ...(helping ? [fetchOnce(language, 'help', () => filesOf(language, HELP))] : []),
    ...foreign.map((game) => fetchOnce(language, `games/${game}`, () => sentencesOf(language, game))),
  ]);
  if (language !== settings.language) return;
  spoken = language;
  clearTimeout(naming);
  naming = setTimeout(() => (document.documentElement.lang = spoken), REST);
}

/** The long texts too, from now on. */
export async function loadHelp(): Promise<void> {
  helping = true;
  await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
}

/** From now on also the sentences of games that came with other packages. */
export async function loadGames(names: readonly string[]): Promise<void> {
  const more = names.filter((name) => !BUILT.has(name) && !foreign.includes(name));
  if (more.length === 0) return;
  foreign.push(...more);
  await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
}

function fetchOnce(language: Language, name: string, texts: () => Promise<string[]>): Promise<void> {
  const key = `${language}/${name}`;
  const found = fetched.get(key) ?? fetchInto(language, texts);
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

function filesOf(language: Language, files: Files): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
  return Promise.all(wanted.map(([, load]) => load()));
}

/** Empty where the server has none. The game is then told in the words of its actions. */
async function sentencesOf(language: Language, game: string): Promise<string[]> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/sentences/${language}`);
  return answer.ok ? [await answer.text()] : [];
}

async function fetchInto(language: Language, read: () => Promise<string[]>): Promise<void> {
  const texts = await read();
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  revision += 1;
}

/** The sentence for a key, in the chosen language, or in English, or the key itself so that a gap shows. */
export function t(key: string, values: Arguments = {}): string {
  void revision;
  for (const language of [spoken, 'en'] as const) {
    const bundle = bundles[language];
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
  }
  return key;
}

export function has(key: string): boolean {
  void revision;
  return [spoken, 'en' as const].some((language) => bundles[language]?.hasMessage(key));
}

/** A number with one decimal place, as it is written in the chosen language; `signed`: as a change. */
export function decimal(value: number, signed = false): string {
  return new Intl.NumberFormat(spoken, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'always' : 'negative',
  }).format(value);
}

/** "a, b and c" in the chosen language. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(parts);
}
