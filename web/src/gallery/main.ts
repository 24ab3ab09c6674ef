/** Sample positions for looking at the drawings while working on them; not part of the built pages. */
import { mount } from 'svelte';
import '../styles.css';
import { loadFace } from '$games/face';
import { readAction } from '$lib/action';
import type { Position, View } from '$lib/generated';
import { loadLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import Gallery from './Gallery.svelte';

interface Sample {
  game: string;
  view: View;
  legal: string[];
  ply: number;
  log: [number, string][];
  result: { scores: number[]; winners: number[] } | null;
  breakdown: Record<string, number>[] | null;
  verbs: Record<string, string[]>;
}

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get('theme') as 'light' | 'dark' | null) ?? 'light';
settings.language = (asked.get('lang') as 'en' | 'de' | 'nl' | null) ?? 'en';
settings.text = asked.has('text');
document.documentElement.dataset['theme'] = settings.theme;
await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
const files = import.meta.glob<Sample>('../../fixtures/*.json', { import: 'default' });
const wanted = Object.keys(files).find((path) => path.endsWith(`/${asked.get('sample')}.json`)) ?? Object.keys(files)[0]!;
const sample = await files[wanted]!();
const position: Position = {
  ply: sample.ply,
  revision: 0,
  seat: sample.view.seat,
  to_move: sample.view.player,
  view: sample.view,
  legal: sample.legal.map((words, id) => ({ id, words })),
  log: sample.log.map(([seat, words], ply) => ({ ...readAction(sample.verbs, words), ply, seat, at: null })),
  log_from: 0,
  turn: { draft: false, can_undo: true, must_confirm: false, deadline: null },
  clock: null,
  result: sample.result && { ...sample.result, breakdown: sample.breakdown ?? [] },
};
mount(Gallery, { target: document.getElementById('app')!, props: { face: await loadFace(sample.game), position, verbs: sample.verbs } });
