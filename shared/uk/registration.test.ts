import { expect, it } from 'vitest';
import { holdsOn } from './registration.ts';

it('holds from its first day to its last', () => {
  const registration = { from: '2026-12-01', to: '2027-06-30' };
  expect(
    ['2026-11-30', '2026-12-01', '2027-06-30', '2027-07-01'].map((on) => holdsOn(registration, on)),
  ).toEqual([false, true, true, false]);
  expect(holdsOn({ from: '2026-12-01' }, '2030-01-01')).toBe(true);
  expect(holdsOn({}, '2026-12-03')).toBe(true);
});
