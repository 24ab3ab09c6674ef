/** The pictures of the games for the start page, small enough to come with it. */
import type { Component } from 'svelte';

const FILES = import.meta.glob<Component>('./*/Art.svelte', { import: 'default', eager: true });
const ART = new Map(Object.entries(FILES).map(([path, Art]) => [path.split('/')[1], Art]));

export const artOf = (game: string): Component | undefined => ART.get(game);
