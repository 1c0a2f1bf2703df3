import { describe, expect, it } from 'vitest';
import { bankHolidays } from '../uk/bank-holidays.ts';
import { addMonths, readDay, readMonth, readWeek, sameDayOf, weekday, weekOf, weeksOf } from './month.ts';

describe('a month', () => {
  it('is shown in whole weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
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
    expect(readWeek(weekOf('2026-11-24'))).toBe('22–28 November 2026');
    expect(readWeek(weekOf('2026-12-02'))).toBe('29 November–5 December 2026');
    expect(readWeek(weekOf('2027-01-01'))).toBe('27 December 2026–2 January 2027');
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
