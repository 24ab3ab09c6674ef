import { describe, expect, test } from 'vitest';
import { order, tile } from './components';
import { cubesOf, SHAFT, top, tunnelsOf, WIDTH } from './mine';

describe('tunnels', () => {
  const many = Array.from({ length: 6 }, () => ({ tile: 'g2d', cubes: ['g' as const] }));

  test('light ones and the built-in cart lie left of the shaft, dark ones right', () => {
    const [built, light, dark] = tunnelsOf(
      [
        { tile: 'g1', cubes: [] },
        { tile: 'g2l', cubes: ['g'] },
        { tile: 'g1d', cubes: [] },
      ],
      3,
    );
    expect(built!.x).toBeGreaterThan(light!.x);
    expect(light!.x + light!.width).toBeLessThan(SHAFT.x);
    expect(dark!.x).toBeGreaterThan(SHAFT.x);
  });

  test('many carts shrink and stay inside', () => {
    const placed = tunnelsOf(many, 3);
    const last = placed.at(-1)!;
    expect(last.x + last.width).toBeLessThanOrEqual(WIDTH);
    expect(last.carts[0]!.scale).toBeLessThan(0.6);
  });

  test('only those of the level are drawn there', () => {
    expect(tunnelsOf(many, 1)).toEqual([]);
  });
});

test('cubes are listed from the top level down', () => {
  expect(cubesOf({ y: 1, b: 0, g: 0, k: 2 })).toEqual(['y', 'k', 'k']);
});

test('levels lie below each other', () => {
  expect([0, 1, 2, 3, 4].map(top)).toEqual([0, 86, 156, 226, 296]);
});

test('cards and tiles are the engine’s', () => {
  expect(order(33)).toEqual({ vehicle: 'wagon', points: 12, slots: ['k', 'k', 'k'] });
  expect(tile('g2l')).toEqual({ colour: 'g', side: 'l', carts: 2, price: 6 });
  expect(tile('k1')).toEqual({ colour: 'k', side: null, carts: 1, price: 0 });
});
