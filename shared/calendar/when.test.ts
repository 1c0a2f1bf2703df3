import { describe, expect, it } from 'vitest';
import { daysOf, isOn } from './days.ts';
import { agendaWhen, readDayOf, readNearDay, readPast, readWhen, rowWhen } from './when.ts';

const today = '2026-11-24';
const run = { scheduledDate: '2026-11-23', endDate: '2026-11-26' };

describe('the days of a job', () => {
  it.each([
    [{}, null],
    [{ endDate: '2026-11-26' }, null],
    [{ scheduledDate: '2026-11-23' }, ['2026-11-23', '2026-11-23']],
    [{ scheduledDate: '2026-11-23', endDate: '2026-11-20' }, ['2026-11-23', '2026-11-23']],
    [run, ['2026-11-23', '2026-11-26']],
    [{ startDate: '2026-11-23', endDate: '2026-11-26' }, ['2026-11-23', '2026-11-26']],
    [{ ...run, scheduledDate: '2026-11-24', startDate: '2026-11-23' }, ['2026-11-23', '2026-11-26']],
    [{ ...run, scheduledDate: '2026-11-20', startDate: '2026-11-23' }, ['2026-11-20', '2026-11-26']],
    [{ ...run, scheduledDate: '2026-11-30', startDate: '2026-11-23' }, ['2026-11-30', '2026-11-30']],
  ])('%o are %o', (job, expected) => {
    const days = daysOf(job);
    expect(days && [days.first, days.last]).toEqual(expected);
  });

  it('are met by every range that has one of them', () => {
    expect(isOn(run, '2026-11-26')).toBe(true);
    expect(isOn(run, '2026-11-24', '2026-11-25')).toBe(true);
    expect(isOn(run, '2026-11-27')).toBe(false);
    expect(isOn({}, '2026-11-27')).toBe(false);
  });
});

describe('when a job is', () => {
  const times = { startTime: '08:30', endTime: '10:00' };

  it.each([
    [{ scheduledDate: today, ...times }, '08:30', '10:00'],
    [{ scheduledDate: today, endTime: '10:00' }, '10:00', ''],
    [{ scheduledDate: today }, 'Today', ''],
    [{ scheduledDate: '2026-11-25', ...times }, 'Wed 25', '08:30'],
    [{ scheduledDate: '2026-11-20', ...times }, 'Fri', '20 Nov'],
    [{ scheduledDate: '2025-11-20', ...times }, '20 Nov', '2025'],
    [{ scheduledDate: '2026-12-01', startTime: '09:00' }, '1 Dec', '09:00'],
    [{ scheduledDate: '2027-01-02', ...times }, '2 Jan', '2027'],
    [run, '23–26', 'Nov'],
    [{ scheduledDate: '2026-11-30', endDate: '2026-12-02' }, '30 Nov–', '2 Dec'],
    [{ scheduledDate: '2026-12-30', endDate: '2027-01-02' }, '30 Dec–', '2 Jan 2027'],
    [{ scheduledDate: '2027-09-23', endDate: '2027-09-26' }, '23–26', 'Sep 2027'],
    [{}, '', ''],
  ])('heads the row of %o with %s over %s', (job, over, under) => {
    expect(rowWhen(job, today)).toEqual({ over, under });
  });

  it('is told in one line, the days and the times apart', () => {
    expect(readWhen({ scheduledDate: today, ...times }, today)).toEqual(['Today', '08:30–10:00']);
    expect(readWhen({ scheduledDate: '2026-11-26' }, today)).toEqual(['Thu 26 Nov']);
    expect(readWhen({ ...run, startTime: '08:00' }, today)).toEqual(['23–26 Nov', '08:00']);
    expect(readWhen({ scheduledDate: '2026-11-30', endDate: '2026-12-02' }, today)).toEqual(['30 Nov–2 Dec']);
    expect(readWhen({ scheduledDate: '2026-12-30', endDate: '2027-01-02' }, today)).toEqual([
      '30 Dec 2026–2 Jan 2027',
    ]);
    expect(readWhen({}, today)).toEqual([]);
    expect(readNearDay('2026-11-23', today)).toBe('Yesterday');
    expect([today, '2026-11-23', '2026-11-22'].map((date) => readPast(date, today))).toEqual([
      'today',
      'yesterday',
      '22 Nov',
    ]);
  });

  it('says which day of several a date is', () => {
    expect(readDayOf(run, today)).toBe('Day 2 of 4');
    expect(readDayOf(run, '2026-11-27')).toBe('');
    expect(readDayOf({ scheduledDate: today }, today)).toBe('');
    expect(agendaWhen(run, today)).toEqual({ over: 'Day 2', under: 'of 4' });
    expect(agendaWhen({ scheduledDate: today, ...times }, today)).toEqual({ over: '08:30', under: '10:00' });
  });
});
