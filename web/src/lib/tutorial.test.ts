import { beforeEach, expect, test, vi } from 'vitest';
import type { Tutorial } from './lessons';
import { action } from './pointing.fake';
import { face, LAST, LOG, position, table } from './session.fake';

vi.hoisted(() => {
  // What the modules ask for as they are loaded.
  vi.stubGlobal('location', { href: 'http://test/' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
vi.mock('./motion', () => ({ fly: () => {} }));

const { api } = await import('./api');
const { TutorialOf } = await import('./tutorial.svelte');

const course: Tutorial = {
  record: { game: 'made-up', players: [{}, {}], actions: LOG.map(({ words }) => words) },
  learner: 0,
  lessons: [
    { ply: 0, key: 'welcome', reads: true },
    { ply: 0, key: 'first' },
    { ply: 2, key: 'second' },
    { ply: LAST, key: 'end', reads: true },
  ],
};
const VERBS = { move: ['piece', 'place'] };
const shown: number[] = [];
let tutorial: InstanceType<typeof TutorialOf>;

beforeEach(() => {
  shown.length = 0;
  vi.spyOn(api, 'replay').mockImplementation(async (_, ply, seat) => (shown.push(ply ?? LAST), position(ply ?? LAST, seat)));
  tutorial = new TutorialOf(table, face, VERBS, course, position(0, 0), 0);
});

const idle = () => vi.waitUntil(() => !tutorial.busy);
const legal = () => tutorial.play.legal.map(({ words }) => words);

test('a lesson to read offers nothing and goes on with next', async () => {
  expect([tutorial.lesson.key, legal(), tutorial.wanted]).toEqual(['welcome', [], null]);
  tutorial.next();
  await idle();
  expect([tutorial.lesson.key, legal()]).toEqual(['first', ['move a x']]);
});

test('a lesson to do offers only the next action of the record', async () => {
  tutorial.next();
  await idle();
  tutorial.next(); // does nothing: there is something to do
  expect(tutorial.lesson.key).toBe('first');
  tutorial.play.pick('a');
  await idle();
  expect([tutorial.lesson.key, tutorial.position.ply, shown]).toEqual(['second', 2, [1, 2]]);
});

test('another action is a slip that changes nothing and is forgotten with the next step', async () => {
  tutorial.next();
  await idle();
  tutorial.act(action('move b x'));
  expect([tutorial.slipped, tutorial.lesson.key, tutorial.position.ply]).toEqual([true, 'first', 0]);
  tutorial.act(action('move a x'));
  await idle();
  expect([tutorial.slipped, tutorial.lesson.key]).toEqual([false, 'second']);
});

test('others’ actions between two lessons are told, one’s own are not flashed', async () => {
  tutorial.next();
  await idle();
  tutorial.play.pick('a');
  await idle();
  expect(tutorial.news).toBe('Ben: move b x');
  expect([...tutorial.play.flashing]).toEqual(['b', 'x']);
});

test('it goes back one lesson', async () => {
  tutorial.next();
  await idle();
  tutorial.play.pick('a');
  await idle();
  tutorial.back();
  await idle();
  expect([tutorial.lesson.key, tutorial.position.ply, legal()]).toEqual(['first', 0, ['move a x']]);
});

test('the last lesson finishes it', async () => {
  tutorial = new TutorialOf(table, face, VERBS, course, position(2, 0), 2);
  expect(tutorial.finished).toBe(false);
  tutorial.play.pick('x');
  await idle();
  expect([tutorial.finished, tutorial.position.ply]).toEqual([true, LAST]);
});
