import type { Rules } from '$lib/rules';
import Picture from './Picture.svelte';

export const rules: Rules = {
  sections: ['goal', 'setup', 'turn', 'factory', 'mining', 'delivery', 'money', 'clock', 'shift', 'end', 'hidden', 'rulings'],
  drawn: ['goal', 'turn', 'factory', 'mining', 'delivery', 'money', 'clock', 'end'],
  Picture,
};
