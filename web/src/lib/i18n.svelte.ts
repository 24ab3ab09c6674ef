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
  await Promise.all([fetchOnce(language, 'house', HOUSE), ...(helping ? [fetchOnce(language, 'help', HELP)] : [])]);
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

function fetchOnce(language: Language, name: string, files: Files): Promise<void> {
  const key = `${language}/${name}`;
  const found = fetched.get(key) ?? fetchInto(language, files);
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

async function fetchInto(language: Language, files: Files): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
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
