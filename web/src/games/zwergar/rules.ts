import type { Rules } from '$lib/rules';
import Picture from './Picture.svelte';

export const rules: Rules = {
  sections: [
    ...['goal', 'setup', 'turn', 'round', 'heat', 'mine', 'places', 'furnaces'],
    ...['projects', 'sets', 'events', 'end', 'numbers', 'rulings'],
  ],
  drawn: ['goal', 'turn', 'heat', 'mine', 'places', 'furnaces', 'projects', 'end'],
  Picture,
};
