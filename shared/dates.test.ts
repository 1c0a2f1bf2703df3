import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  earliest,
  formatDate,
  isCalendarDate,
  latest,
  londonDate,
  today,
} from './dates.ts';

describe('today is the day in London', () => {
  it.each([
    ['2026-01-15T00:00:00Z', '2026-01-15'],
    ['2026-01-14T23:59:59.999Z', '2026-01-14'],
    ['2026-07-14T22:59:59.999Z', '2026-07-14'],
    ['2026-07-14T23:00:00Z', '2026-07-15'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
    ['2027-01-01T00:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, date) => {
    expect(londonDate(instant)).toBe(date);
    expect(today(Date.parse(instant))).toBe(date);
  });
});

describe('a calendar date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    'is %s',
    (date) => {
      expect(isCalendarDate(date)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-13-01',
    '2026-01-00',
    '2026-1-1',
    '',
    ' 2026-01-01',
    '2026-01-01T00:00:00Z',
    '-2026-01-01',
    '20260101',
  ])('is not %j', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-15', 30, '2027-01-14'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('from %s, %i on is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });
});

it('days end with the calendar, whose dates can be read and sorted', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-02', 30)).toBe('9999-12-31');
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
  expect(addMonths('9999-11-30', 2)).toBe('9999-12-31');
  expect(addMonths('0000-01-15', -1)).toBe('0000-01-01');
  expect(addMonths('0099-12-31', 2)).toBe('0100-02-28');
  expect(addYears('9998-02-28', 6)).toBe('9999-12-31');
});

it.each([
  ['2026-11-20', '20 Nov 2026'],
  ['2026-09-01', '1 Sep 2026'],
  ['2026-06-09', '9 Jun 2026'],
])('%s reads %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

describe('months and years later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', -12, '2025-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', 72, '2034-02-28'],
  ])('%s and %i months', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });

  it('keep a leap day where there is one', () => {
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(addYears('2024-02-29', 2)).toBe('2026-02-28');
  });
});

it('finds the latest and the earliest of the dates there are', () => {
  expect(latest('2026-01-02', null, '2026-03-01', undefined)).toBe('2026-03-01');
  expect(earliest('2026-01-02', null, '2026-03-01')).toBe('2026-01-02');
  expect(latest(null, undefined)).toBeNull();
});
