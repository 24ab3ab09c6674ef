/** Sentences from the same Fluent files as the Python side. A language is fetched when it is first wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(['$locale/*/*.ftl', '!$locale/*/cli*.ftl'], { query: '?raw', import: 'default' });
const bundles = $state.raw<{ [language in Language]?: FluentBundle }>({});
let revision = $state(0);

export async function loadLanguage(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
  revision += 1;
}

/** The sentence for a key, in the chosen language, or in English, or the key itself so that a gap shows. */
export function t(key: string, values: Arguments = {}): string {
  void revision;
  for (const language of [settings.language, 'en'] as const) {
    const bundle = bundles[language];
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
  }
  return key;
}

export function has(key: string): boolean {
  void revision;
  return [settings.language, 'en' as const].some((language) => bundles[language]?.hasMessage(key));
}

/** "a, b and c" in the chosen language. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts);
}
