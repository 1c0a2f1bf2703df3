import { expect, it } from 'vitest';
import { nextDates, type RepeatUnit, readRepeat } from './repeat.ts';

const every = (count: number, unit: RepeatUnit, until?: string) => ({ every: count, unit, until });

it.each([
  ['2026-11-20', every(2, 'week'), '2026-12-04'],
  ['2026-10-24', every(1, 'week'), '2026-10-31'],
  ['2026-01-31', every(1, 'month'), '2026-02-28'],
  ['2026-11-30', every(3, 'month'), '2027-02-28'],
  ['2028-02-29', every(1, 'year'), '2029-02-28'],
  ['2025-12-25', every(1, 'year'), '2026-12-25'],
  ['2026-11-20', every(1, 'year', '2027-11-20'), '2027-11-20'],
  ['2026-11-20', every(1, 'year', '2027-11-19'), undefined],
])('after %s comes by %j %s', (scheduledDate, repeat, next) => {
  expect(nextDates({ scheduledDate, repeat }, '2026-11-22')?.scheduledDate).toBe(next);
});

it('remembers the 31st over the short months, and a 29 February over three years', () => {
  const walk = (scheduledDate: string, repeat: ReturnType<typeof every>, times: number) => {
    const days: string[] = [];
    let job: Parameters<typeof nextDates>[0] = { scheduledDate, repeat };
    for (let n = 0; n < times; n++) {
      job = { ...nextDates(job, '2026-11-22'), repeat };
      days.push(job.scheduledDate ?? '');
    }
    return days;
  };
  expect(walk('2026-12-31', every(1, 'month'), 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(walk('2028-02-29', every(2, 'year'), 2)).toEqual(['2030-02-28', '2032-02-29']);
});

it('keeps longer work as long, and counts one without a day from today', () => {
  const repeat = every(1, 'month');
  expect(
    nextDates(
      { scheduledDate: '2026-01-30', startDate: '2026-01-30', endDate: '2026-02-02', repeat },
      '2026-11-22',
    ),
  ).toEqual({ scheduledDate: '2026-02-28', startDate: '2026-02-28', endDate: '2026-03-03', repeatDay: 30 });
  expect(nextDates({ repeat }, '2026-11-22')).toEqual({ scheduledDate: '2026-12-22' });
  expect(nextDates({ scheduledDate: '2026-01-30' }, '2026-11-22')).toBeUndefined();
});

it('reads as people say it', () => {
  expect(readRepeat(every(1, 'year'))).toBe('Every year');
  expect(readRepeat(every(2, 'week', '2027-12-01'))).toBe('Every 2 weeks until 1 Dec 2027');
});
