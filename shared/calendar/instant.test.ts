import { expect, it } from 'vitest';
import { londonInstant } from './instant.ts';

it.each([
  ['2026-03-28', 8 * 60 + 30, '2026-03-28T08:30:00.000Z'],
  ['2026-03-29', 8 * 60 + 30, '2026-03-29T07:30:00.000Z'],
  // The hour from one to two doesn't exist: each of its times is the instant of the change, so that order is kept.
  ['2026-03-29', 60, '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', 90, '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', 135, '2026-03-29T01:15:00.000Z'],
  ['2026-10-24', 1440, '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 9 * 60, '2026-10-25T09:00:00.000Z'],
  ['2026-12-31', 1440, '2027-01-01T00:00:00.000Z'],
])('%s at minute %i is %s', (date, minutes, at) => {
  expect(new Date(londonInstant(date, minutes)).toISOString()).toBe(at);
});
