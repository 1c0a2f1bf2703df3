import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAtMostAYear, isForward, periodFields } from './period.ts';

const period = z.strictObject(periodFields).check(isForward, isAtMostAYear);
const wrongWith = (from: string, to: string) =>
  z.safeParse(period, { from, to }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

it('is from one day to another, at most a year and a day on', () => {
  expect(wrongWith('2026-04-01', '2027-04-01')).toBeUndefined();
  expect(wrongWith('2026-04-01', '2027-04-02')).toEqual(['to: Can be at most a year after the first day']);
  expect(wrongWith('2026-04-01', '2026-03-31')).toEqual(['to: Cannot be before the first day']);
});

it('says what is no date, in either place', () => {
  expect(wrongWith('null', '2026-06-04')).toContain('from: Enter a date like 20 Nov 2026');
  expect(wrongWith('2026-04-01', '')).toContain('to: Enter a date like 20 Nov 2026');
});
