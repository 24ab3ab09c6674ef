/** Whether the window is a phone's: the boards are tabs, as in the style sheets. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 900px)');
