import { expect, test } from 'vitest';
import { learnt, LESSONS } from './lessons';

const lessons = LESSONS['glueckauf'] ?? [];

test('lessons are learnt in order', () => {
  expect(learnt(lessons, ['draft 1', 'draft 2', 'draft 3', 'place mine-8', 'cage 2'])).toBe(5);
});

test('other actions neither help nor harm', () => {
  expect(learnt(lessons, ['draft 1', 'place bank', 'draft 2'])).toBe(2);
});

test('the last lesson stays', () => {
  expect(learnt(lessons, ['place bank'], lessons.length - 1)).toBe(lessons.length - 1);
});
