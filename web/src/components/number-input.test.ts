import { expect, test } from 'vitest';
import { readNumber } from './number-input.tsx';

test('understands amounts as people type them', () => {
  expect(readNumber('1,234.50')).toBe(1234.5);
  expect(readNumber('£20')).toBe(20);
  expect(readNumber(' 3 ')).toBe(3);
  expect(readNumber(0)).toBe(0);
});

test('nothing is null and nonsense is no number', () => {
  expect(readNumber('')).toBeNull();
  expect(readNumber(undefined)).toBeNull();
  expect(readNumber('12 apples')).toBeNaN();
});
