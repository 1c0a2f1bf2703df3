import { expect, it } from 'vitest';
import { untilLongDay } from './one-day.ts';

const at = (time: string): number => untilLongDay(Date.parse(time)) / 60_000;

it('lets the tests begin at once but for the last quarter of an hour of a day in London', () => {
  expect(at('2026-12-31T00:00:00Z')).toBe(0);
  expect(at('2026-12-31T23:44:59Z')).toBe(0);
  expect(at('2026-12-31T23:50:00Z')).toBe(10);
  // In summer London is an hour ahead.
  expect(at('2026-07-01T22:50:00Z')).toBe(10);
  expect(at('2026-07-01T23:50:00Z')).toBe(0);
});
