import type { Rules } from '$lib/rules';
import Picture from './Picture.svelte';

export const rules: Rules = { sections: ['goal', 'turn', 'heat', 'mine', 'places', 'furnaces', 'projects', 'end'], Picture };
