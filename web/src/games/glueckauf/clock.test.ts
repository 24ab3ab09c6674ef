import { describe, expect, test, vi } from 'vitest';
import four from './fixtures/mid-4.json';
import two from './fixtures/take-2.json';
import type { View } from './generated';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { drawn } = await import('$ui/drawn.fake');
const { default: Clock } = await import('./Clock.svelte');
const { default: Text } = await import('./Text.svelte');

const views = { two: two.position.view as object as View, four: four.position.view as object as View };
const points = (text: string): string[] => [...text.matchAll(/<td[^>]*>(\d+\/[\d–]+)<\/td>/g)].map(([, words = '']) => words);

describe('points for second place', () => {
  test('are not shown in text where two play', () => {
    expect(points(drawn(Text, { view: views.two })).map((words) => words.split('/')[1])).toEqual(Array(12).fill('–'));
  });

  test('are shown in text where four play', () => {
    expect(points(drawn(Text, { view: views.four }))).toEqual(views.four.clock.map(({ first, second }) => `${first}/${second}`));
  });
});

test('the clock marks the leaders that the view names', () => {
  const clock = views.four.clock.map((row) => ({ ...row, leaders: [] }));
  expect(drawn(Clock, { view: { ...views.four, clock } })).not.toMatch(/class="[^"]*\blead\b/);
  const [first, ...rest] = clock;
  const view = { ...views.four, clock: [{ ...first!, leaders: [1, 2] }, ...rest] };
  expect(drawn(Clock, { view }).match(/class="[^"]*\blead\b/g)?.length).toBe(2);
});

test('face-down deliveries are shown beside the counts, in the drawing and in text', () => {
  const [first, ...rest] = views.four.clock;
  const clock = [{ ...first!, counts: [2, 0, 0, 0], face_down: [1, 0, 0, 0], leaders: [] }, ...rest];
  const view = { ...views.four, clock: clock.map((row, at) => (at === 0 ? row : { ...row, face_down: [0, 0, 0, 0] })) };
  for (const Part of [Clock, Text]) expect(drawn(Part, { view }).match(/web-glueckauf-face-down/g)).not.toBeNull();
  expect(drawn(Clock, { view }).match(/class="down[ "]/g)?.length).toBe(1);
});
