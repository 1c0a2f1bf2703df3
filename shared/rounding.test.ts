import { expect, it } from 'vitest';
import { floored, halfUp, share, times } from './rounding.ts';

it.each([
  [5, 10, 1],
  [4, 10, 0],
  [-5, 10, -1],
  [-4, 10, 0],
  [15, 10, 2],
  [25, 10, 3],
  [115 * 2000, 10_000, 23],
])('%i / %i is %i', (n, d, rounded) => {
  expect(halfUp(n, d)).toBe(rounded);
});

it('stays exact where floating point would not', () => {
  expect(halfUp(times(9_999_999, 1_000_000_000), 1000)).toBe(9_999_999_000_000);
  expect(floored(times(9_999_999_999, 9_999_999), 10_000_000)).toBe(9_999_998_999);
});

it.each([
  [1000, [12_000, 10_500, 5000], [436, 382, 182]],
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
])('%i over %j is %j', (total, weights, parts) => {
  expect(share(total, weights)).toEqual(parts);
});
