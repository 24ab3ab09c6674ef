import { expect, test, vi } from 'vitest';
import type { Adviser } from '$lib/adviser.svelte';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { drawn } = await import('./drawn.fake');
const { default: AdviceButtons } = await import('./AdviceButtons.svelte');

const adviser = { plannable: true, asking: false, planning: { open: false } } as unknown as Adviser;

test.each([
  [true, true],
  [false, false],
])('advice is offered only in a game that a bot advises on (%s)', (advised, shown) => {
  const html = drawn(AdviceButtons, { adviser, advised, busy: false });
  expect(html.includes('web-hint')).toBe(shown);
  expect(html).toContain('play-planner');
});
