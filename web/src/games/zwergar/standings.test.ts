import { expect, test } from 'vitest';
import late from '../../../fixtures/zwergar-over-4.json';
import { completedOf } from './standings';
import type { View } from './types';

test('every project of every clan is counted in its set once', () => {
  const view = late.view as unknown as View;
  const counted = view.sets.flatMap((set) => completedOf(view, set)).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(view.seats.reduce((sum, sheet) => sum + sheet.completed.length + sheet.upgraded.length, 0));
});
