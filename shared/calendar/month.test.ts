import { describe, expect, it } from 'vitest';
import { bankHolidays } from '../uk/bank-holidays.ts';
import {
  addMonths,
  daysShown,
  readDay,
  readMonth,
  readWeek,
  sameDayOf,
  weekday,
  weekOf,
  weeksOf,
} from './month.ts';

describe('a month', () => {
  it('is shown in whole weeks from Monday or from Sunday, and asked for as far as either goes', () => {
    const weeks = weeksOf('2026-11', 'mon');
    expect(weeks).toHaveLength(6);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    const sundays = weeksOf('2026-11', 'sun');
    expect(sundays).toHaveLength(5);
    expect([sundays[0]?.[0], sundays.at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05']);
    expect(weeksOf('2026-02', 'sun')).toHaveLength(4);
    expect(daysShown('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(daysShown('2026-02')).toEqual({ from: '2026-01-26', to: '2026-03-01' });
  });

  it('is left for another over the year’s end, and on its last day where the other is shorter', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(sameDayOf('2026-01-31', 1)).toBe('2026-02-28');
    expect(sameDayOf('2028-01-31', 1)).toBe('2028-02-29');
    expect(sameDayOf('2026-11-20', -1)).toBe('2026-10-20');
  });

  it('reads as people say it', () => {
    expect(readMonth('2026-11')).toBe('November 2026');
    expect(readWeek(weekOf('2026-11-24', 'mon'))).toBe('23–29 November 2026');
    expect(readWeek(weekOf('2026-12-02', 'sun'))).toBe('29 November–5 December 2026');
    expect(readWeek(weekOf('2027-01-01', 'mon'))).toBe('28 December 2026–3 January 2027');
    expect(readDay('2026-11-20')).toBe('Friday 20 November 2026');
  });
});

describe('bank holidays', () => {
  it.each(Object.entries(bankHolidays))('of %s fall on working days, eight or more a year', (_, days) => {
    const dates = Object.keys(days);
    expect(dates.filter((date) => [0, 6].includes(weekday(date)))).toEqual([]);
    for (const year of ['2025', '2026', '2027', '2028'])
      expect(dates.filter((date) => date.startsWith(year)).length).toBeGreaterThanOrEqual(8);
  });
});
