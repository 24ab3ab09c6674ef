import { expect, test } from 'vitest';
import { loadTutorial, row, TAUGHT, wanted, way } from './lessons';

test.each(TAUGHT)('the lessons of %s go forwards through the whole game, from a welcome to the end', async (game) => {
  const { lessons, record } = await loadTutorial(game);
  const plies = lessons.map(({ ply }) => ply);
  expect(plies).toEqual([...plies].sort((a, b) => a - b));
  expect(lessons[0]?.reads).toBe(true);
  expect(lessons.at(-1)).toMatchObject({ ply: record.actions.length, reads: true });
});

test.each(TAUGHT)('each lesson of %s that is not only read asks for what the record does', async (game) => {
  const course = await loadTutorial(game);
  course.lessons.forEach(({ ply, reads }, at) => expect(wanted(course, at)).toBe(reads ? null : course.record.actions[ply]));
});

test('what is near is walked to, what is far or behind is leapt to', () => {
  expect(way(3, 6)).toEqual([4, 5, 6]);
  expect(way(3, 80)).toEqual([80]);
  expect(way(6, 3)).toEqual([3]);
  expect(way(3, 3)).toEqual([3]);
});

test('a row of lessons has one for each ply', () => {
  expect(row('fill', 4, 6)).toEqual([
    { ply: 4, key: 'fill' },
    { ply: 5, key: 'fill' },
    { ply: 6, key: 'fill' },
  ]);
});
