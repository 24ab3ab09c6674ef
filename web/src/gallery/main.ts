/** Sample positions for looking at the drawings while working on them; not part of the built pages. */
import { mount } from 'svelte';
import '../styles.css';
import { loadFace } from '$games/face';
import type { Position } from '$lib/generated';
import { loadLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import Gallery from './Gallery.svelte';

interface Sample {
  game: string;
  position: Position;
}

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get('theme') as 'light' | 'dark' | null) ?? 'light';
settings.language = (asked.get('lang') as 'en' | 'de' | 'nl' | null) ?? 'en';
settings.text = asked.has('text');
document.documentElement.dataset['theme'] = settings.theme;
await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
const files = import.meta.glob<Sample>('$games/*/fixtures/*.json', { import: 'default' });
const wanted = Object.keys(files).find((path) => path.endsWith(`/${asked.get('sample')}.json`)) ?? Object.keys(files)[0]!;
const { game, position } = await files[wanted]!();
mount(Gallery, { target: document.getElementById('app')!, props: { face: await loadFace(game), position } });
