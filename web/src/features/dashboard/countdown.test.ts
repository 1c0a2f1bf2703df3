import { expect, test } from 'vitest';
import { timeParts } from './countdown.ts';

const read = (ms: number) =>
  timeParts(ms)
    .map(({ text, unit }) => `${text} ${unit}`)
    .join(' ');

test('counts whole seconds down to nothing', () => {
  expect(read(7 * 86_400_000)).toBe('7 days 00 hours 00 min 00 sec');
  expect(read(86_400_000 - 1)).toBe('0 days 23 hours 59 min 59 sec');
  expect(read(90_061_999)).toBe('1 day 01 hours 01 min 01 sec');
  expect(read(999)).toBe('0 days 00 hours 00 min 00 sec');
});
