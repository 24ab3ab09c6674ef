/** The rules of a game as sections with pictures. The games keep their own beside their drawings. */
import type { Component } from 'svelte';

export interface Rules {
  /** Names of the sections: their addresses after the #, and part of their sentences' keys. */
  sections: readonly string[];
  /** The sections that have a picture. */
  drawn: readonly string[];
  Picture: Component<{ of: string }>;
}

const FILES = import.meta.glob<Rules>('$games/*/rules.ts', { import: 'rules' });
const gameOf = (path: string): string => path.split('/').at(-2) ?? '';

export const GAMES: readonly string[] = Object.keys(FILES).map(gameOf).sort();

export async function loadRules(game: string): Promise<Rules> {
  const load = Object.entries(FILES).find(([path]) => gameOf(path) === game)?.[1];
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}

/** For comparing: no capitals, no accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Does a text hold every word that is looked for? */
export const found = (text: string, wanted: string): boolean => wordsOf(wanted).every((word) => plain(text).includes(word));

/** A paragraph, or a list of items. */
export type Block = { items: string[] } | { paragraph: string };

/** A section's text as blocks: a blank line ends one, and lines that begin with "- " are a list. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => (part.startsWith('- ') ? { items: part.slice(2).split(/\n- /) } : { paragraph: part }));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into what was looked for and the rest. */
export function pieces(text: string, wanted: string): Piece[] {
  const hits = new Array<boolean>(text.length).fill(false);
  // Letter by letter, as plain text may be shorter: an umlaut and its dots are one.
  const letters = [...text].map(plain);
  const [joined, starts] = [letters.join(''), [] as number[]];
  letters.forEach((letter, at) => starts.push(...[...letter].map(() => at)));
  for (const word of wordsOf(wanted)) {
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + 1))
      starts.slice(at, at + word.length).forEach((letter) => (hits[letter] = true));
  }
  const cut: Piece[] = [];
  [...text].forEach((letter, at) => {
    const last = cut.at(-1);
    if (last && last.hit === hits[at]) last.text += letter;
    else cut.push({ text: letter, hit: hits[at] ?? false });
  });
  return cut;
}
