/** Things in flight: a token from where an action began to where it ended. Only decoration; nothing waits for it. */
import { stepTime } from './settings.svelte';

const MOST = 4; // tokens at once: more would be a swarm

export interface Path {
  from: string;
  to: string;
  /** The piece that flies, as a class of the style sheet. */
  token: string;
  /** A letter on the piece. */
  label?: string;
  /** Whose own things both ends are, where they are things that every player has. */
  within?: number;
}

const find = (name: string, within: number | undefined): Element | null => {
  const own = within === undefined ? '' : `[data-own="${within}"] `;
  const all = [...document.querySelectorAll(`${own}[data-target="${CSS.escape(name)}"], ${own}[data-spot="${CSS.escape(name)}"]`)];
  return all.find((element) => element.checkVisibility()) ?? null;
};

/** Call before the new position is drawn: the places are where they were. */
export function fly(paths: readonly Path[]): void {
  const time = stepTime();
  if (time === 0 || document.hidden) return;
  for (const { from, to, token, label = '', within } of paths.slice(0, MOST)) {
    const [start, end] = [find(from, within)?.getBoundingClientRect(), find(to, within)?.getBoundingClientRect()];
    if (start && end) launch(middle(start), middle(end), { token, label }, time * 1.4);
  }
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function launch(
  from: { x: number; y: number },
  to: { x: number; y: number },
  { token, label }: { token: string; label: string },
  duration: number,
): void {
  const ghost = document.createElement('span');
  ghost.className = `flying ${token}`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.textContent = label;
  document.body.append(ghost);
  const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
  ghost.animate([{ transform: at(from) }, { transform: at(to), offset: 0.85 }, { transform: at(to), opacity: 0 }], {
    duration,
    easing: 'ease-in-out',
  }).onfinish = () => ghost.remove();
}
