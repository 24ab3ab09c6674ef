import { expect, test, vi } from 'vitest';
import late from './fixtures/late-2.json';
import type { Card, View } from './generated';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { drawn } = await import('$ui/drawn.fake');
const { default: HeatTrack } = await import('./HeatTrack.svelte');
const { default: Project } = await import('./Project.svelte');
const { default: Standings } = await import('./Standings.svelte');

vi.stubGlobal('matchMedia', () => ({ matches: true }));

const view = late.position.view as object as View;
const [nr, card] = Object.entries(view.cards)[0] as [string, Card];

test.each([8, 10, 12])('the heat track has %i boxes where the game allows that much heat', (most) => {
  expect(drawn(HeatTrack, { heat: 3, most }).match(/<rect/g)?.length).toBe(most);
});

test('a project shows the price of now and names the printed one', () => {
  const cheaper = { ...card, upgrade: '3h 2S', upgrade_now: '1h 2S' };
  const text = drawn(Project, { nr: Number(nr), card: cheaper, state: 'completed' as const });
  expect(text).toMatch(/class="[^"]*changed/);
  const printed = drawn(Project, { nr: Number(nr), card: { ...cheaper, upgrade_now: '3h 2S' }, state: 'completed' as const });
  expect(printed).not.toMatch(/class="[^"]*changed/);
});

test('the standings are those of the view', () => {
  const standings = view.standings.map((row, at) => ({ ...row, counts: [at + 20, at + 40], leaders: [1] }));
  const text = drawn(Standings, { view: { ...view, standings } });
  expect([...text.matchAll(/<td class="([^"]*)">(\d+)</g)].map(([, , count]) => Number(count))).toEqual(
    standings.flatMap(({ counts }) => counts),
  );
  expect(text.match(/<td class="[^"]*leads/g)?.length).toBe(standings.length);
});
