import { beforeEach, describe, expect, test } from 'vitest';
import type { Action } from './action';
import { Play } from './play.svelte';
import { action, pointing } from './pointing.fake';

const LEGAL = ['move a x', 'move a y', 'move b x', 'pay c for one', 'pay c for two', 'pass'].map(action);
const anchor = {} as Element;
const done: string[] = [];
let play: Play;

beforeEach(() => {
  done.length = 0;
  play = new Play(pointing, {
    act: ({ words }: Action) => void done.push(words),
    explain: async (target) => `what ${target} is`,
    whyNot: async (words) => `why not ${words}`,
  });
  play.legal = LEGAL;
});

describe('picking', () => {
  test('a thing that only one action names does it at once', () => {
    play.pick('pass');
    expect([done, play.picked, play.choosing]).toEqual([['pass'], [], false]);
  });

  test('a thing that several actions name is kept, and the actions that fit are listed', () => {
    play.pick('a');
    expect([done, play.picked, play.choosing]).toEqual([[], ['a'], true]);
    expect(play.fitting.map(({ words }) => words)).toEqual(['move a x', 'move a y']);
    expect([...play.glow].sort()).toEqual(['a', 'x', 'y']);
  });

  test('a second thing decides', () => {
    play.pick('a');
    play.pick('y');
    expect([done, play.picked]).toEqual([['move a y'], []]);
  });

  test('the same thing again lets it go', () => {
    play.pick('a');
    play.pick('a');
    expect([done, play.picked, play.choosing]).toEqual([[], [], false]);
  });

  test('the same thing again counts twice where an action names it twice', () => {
    play.legal = ['move a a', 'move a x'].map(action);
    play.pick('a');
    play.pick('a');
    expect(done).toEqual(['move a a']);
  });

  test('a thing that does not go with the picked one starts again', () => {
    play.legal = [...LEGAL, action('move b y')];
    play.pick('b');
    play.pick('a');
    expect([done, play.picked]).toEqual([[], ['a']]);
  });

  test('a thing that no action names drops everything', () => {
    play.pick('a');
    play.pick('nowhere');
    expect([done, play.picked, play.choosing]).toEqual([[], [], false]);
  });

  test('of actions that differ only in the payment the first is meant', () => {
    play.pick('c');
    expect(done).toEqual(['pay c for one']);
  });
});

describe('dragging', () => {
  test('only the places where the thing can go glow', () => {
    play.lift('b');
    expect([...play.glow].sort()).toEqual(['b', 'x']);
  });

  test('dropped on such a place the action is done', () => {
    play.lift('b');
    play.drag('b', 'x');
    expect(done).toEqual(['move b x']);
  });

  test('dropped elsewhere nothing happens', () => {
    play.lift('b');
    play.drag('b', 'y');
    expect([done, play.picked]).toEqual([[], []]);
  });
});

describe('explaining', () => {
  test('a thing that can be picked is explained', async () => {
    await play.ask('x', anchor);
    expect(play.hint).toEqual({ target: 'x', anchor, text: 'what x is', why: null });
  });

  test('a thing that cannot be picked is explained with the reason', async () => {
    await play.ask('z', anchor);
    expect(play.hint).toEqual({ target: 'z', anchor, text: 'what z is', why: 'why not move a z' });
  });

  test('a thing whose action the view names is asked about by that name', async () => {
    await play.ask('z', anchor, 'upgrade z');
    expect(play.hint?.why).toBe('why not upgrade z');
  });

  test('on another player’s turn no reason is given', async () => {
    play.legal = [];
    await play.ask('z', anchor);
    expect(play.hint?.why).toBeNull();
  });

  test('an explanation that comes after the pointer has left does not show', async () => {
    const asked = play.ask('x', anchor);
    play.unask('x');
    await asked;
    expect([play.hint, play.asked]).toEqual([null, 'x']);
  });

  test('leaving a thing does not close the explanation of the next one', async () => {
    await play.ask('x', anchor);
    await play.ask('y', anchor);
    play.unask('x');
    expect(play.hint?.target).toBe('y');
  });

  test('acting closes the explanation', async () => {
    await play.ask('x', anchor);
    play.act(action('pass'));
    expect(play.hint).toBeNull();
  });
});

test('the steps of a plan are numbered on the things they name', () => {
  play.plan = ['move a x', 'pass'].map(action);
  expect(Object.fromEntries(play.marks)).toEqual({ a: [1], x: [1], pass: [2] });
});

test('only the newest flash is shown', () => {
  play.flash(['a', 'b']);
  play.flash(['c']);
  expect([...play.flashing]).toEqual(['c']);
});
