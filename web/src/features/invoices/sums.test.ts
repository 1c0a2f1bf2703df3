import { expect, test } from 'vitest';
import { labourFor, mismatch } from './sums.ts';

test('multiplies hours by rate to the penny, however the pounds are written', () => {
  expect(labourFor(5.25, 47.71)).toBe(250.48);
  expect(labourFor(0.1, 0.3)).toBe(0.03);
  expect(labourFor(1.15, 100)).toBe(115);
  expect(labourFor(999.99, 99_999.99)).toBe(99_998_990);
});

test('has nothing to offer until both are given', () => {
  for (const [hours, rate] of [
    [0, 40],
    [2, 0],
    [null, 40],
    [2, Number.NaN],
    ['', undefined],
  ] as const)
    expect(labourFor(hours, rate)).toBeNull();
});

test('names the difference between the parts and the amount', () => {
  expect(mismatch(350.75, 100.25, 250.5)).toBeNull();
  expect(mismatch(0.3, 0.1, 0.2)).toBeNull();
  expect(mismatch(360.75, 100.25, 250.5)).toEqual({ parts: 350.75, difference: '£10.00 less', isMore: true });
  expect(mismatch(340, 100.25, 250.5)).toEqual({ parts: 350.75, difference: '£10.75 more', isMore: false });
});

test('compares nothing while one side is not given', () => {
  expect(mismatch(100, 0, 0)).toBeNull();
  expect(mismatch(null, 100, 0)).toBeNull();
  expect(mismatch(Number.NaN, 100, 0)).toBeNull();
});
