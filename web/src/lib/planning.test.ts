import { beforeEach, expect, test } from 'vitest';
import type { PlannedRoute as Route } from './generated';
import { Planning } from './planning.svelte';

const route = (goal: Route['goal']): Route => ({ goal, reached: 1, steps: 2, actions: ['a', 'b'], deeds: [], now: true });
const [ONE, TWO] = [route({ order: 1 }), route({ order: 2 })];
let asked: number;
let answer: () => Promise<readonly Route[]>;
let planning: Planning;

beforeEach(() => {
  asked = 0;
  answer = async () => [ONE, TWO];
  planning = new Planning(() => ((asked += 1), answer()));
});

test('nothing is asked before the planner is opened', async () => {
  await planning.renew();
  expect([asked, planning.open, planning.route]).toEqual([0, false, null]);
});

test('opening it lists the routes, and a goal chosen shows its route', async () => {
  await planning.aim(null);
  expect([planning.routes, planning.route]).toEqual([[ONE, TWO], null]);
  await planning.aim({ order: 2 });
  expect([asked, planning.route, planning.isAimedAt({ order: 2 })]).toEqual([1, TWO, true]);
});

test('the same goal again lets it go', async () => {
  await planning.aim({ order: 1 });
  await planning.aim({ order: 1 });
  expect([planning.open, planning.route, planning.isAimedAt({ order: 1 })]).toEqual([true, null, false]);
});

test('in a new position the routes are asked for again and the goal stays', async () => {
  await planning.aim({ order: 1 });
  answer = async () => [{ ...ONE, steps: 1 }];
  await planning.renew();
  expect([asked, planning.route?.steps]).toEqual([2, 1]);
});

test('routes that arrive after closing are dropped', async () => {
  const opening = planning.aim({ order: 1 });
  planning.close();
  await opening;
  expect([planning.open, planning.routes, planning.route]).toEqual([false, [], null]);
});

test('a goal that can no longer be reached has no route', async () => {
  await planning.aim({ order: 1 });
  answer = async () => [TWO];
  await planning.renew();
  expect([planning.route, planning.isAimedAt({ order: 1 })]).toEqual([null, true]);
});
