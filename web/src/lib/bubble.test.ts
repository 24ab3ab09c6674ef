import { expect, test } from 'vitest';
import { beside, hidden } from './bubble';

const ROOM = { width: 1000, height: 600 };
const SIZE = { left: 5, top: 5, width: 200, height: 80 }; // wherever it was before
const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

test('with nothing in the way a bubble stands below its thing', () => {
  expect(beside(box(300, 100), SIZE, ROOM, [])).toEqual({ left: 300, top: 156 });
});

test('at the bottom of the window it stands above', () => {
  expect(beside(box(300, 540), SIZE, ROOM, [])).toEqual({ left: 300, top: 454 });
});

test('it never leaves the window', () => {
  const { left, top } = beside(box(960, 10, 40, 580), SIZE, ROOM, []);
  expect([left >= 8, top >= 8, left + 200 <= 992, top + 80 <= 592]).toEqual([true, true, true, true]);
});

test('what can be acted on stays visible: of a column of places the bubble goes beside the column', () => {
  const column = [100, 200, 300, 400].map((top) => ({ ...box(300, top, 100, 90), weight: 1 }));
  for (const place of column) {
    const spot = { ...SIZE, ...beside(place, SIZE, ROOM, column) };
    expect(column.map((other) => hidden(other, spot))).toEqual([0, 0, 0, 0]);
  }
});

test('where something must be covered it is what matters less', () => {
  const all = [
    { ...box(0, 0, 1000, 200), weight: 1 },
    { ...box(0, 260, 1000, 340), weight: 4 },
  ];
  expect(beside(box(400, 205), SIZE, ROOM, all).top).toBeLessThan(205);
});
