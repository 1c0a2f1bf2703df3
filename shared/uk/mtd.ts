import { addDays } from '../dates.ts';
import { startOfTaxYear, taxYearName } from './tax-year.ts';

/**
 * Making Tax Digital for Income Tax: who must use it, from when, and the four updates of a year. Source: HMRC's MTD guide,
 * 2026-06-09.
 */

/** The qualifying income (pence) in a return's tax year above which MTD is mandatory, and from when. */
const stages: readonly { returnYear: number; morePence: number; from: string }[] = [
  { returnYear: 2024, morePence: 5_000_000, from: '2026-04-06' },
  { returnYear: 2025, morePence: 3_000_000, from: '2027-04-06' },
  { returnYear: 2026, morePence: 2_000_000, from: '2028-04-06' },
];

/**
 * The date from which MTD is mandatory by the income of one return; null if it isn't. Income is gross, before expenses, from
 * self-employment and property; companies are excluded. Returns later than the table use its last stage.
 */
export const mandatedFrom = (returnYear: number, qualifyingPence: number): string | null => {
  const last = stages.at(-1);
  const stage =
    stages.find((one) => one.returnYear === returnYear) ??
    (last && returnYear > last.returnYear ? { ...last, from: `${returnYear + 2}-04-06` } : undefined);
  return stage && qualifyingPence > stage.morePence ? stage.from : null;
};

/** Sources of a person's income in pence. */
export interface Income {
  selfEmployment?: number | undefined;
  property?: number | undefined;
  otherBusiness?: number | undefined;
  /** Months the business ran in the year; a part of a year is scaled up. */
  months?: number | undefined;
}

/** Qualifying income in pence, without wages, dividends or a partner's share. ICAEW TAXguide 04/25. */
export const qualifyingIncome = ({
  selfEmployment = 0,
  property = 0,
  otherBusiness = 0,
  months,
}: Income): number => {
  const business = selfEmployment + otherBusiness;
  return (months && months < 12 ? Math.round((business * 12) / months) : business) + property;
};

/** `calendar` periods end on month ends; they are chosen before a year's first update. */
export type Periods = { kind: 'standard' } | { kind: 'calendar'; sinceTaxYear: string };

/** A quarterly update, which restates the year to date and replaces the one before. */
export interface Update {
  taxYear: string;
  quarter: 1 | 2 | 3 | 4;
  cumulativeFrom: string;
  periodEnd: string;
  updateDueBy: string;
  /** HMRC accepts an update from ten days before its period ends. */
  mayBeSentFrom: string;
}

/** A day of a tax year: 0 for the calendar year it starts in or 1 for the next, and month and day. */
type DayOfYear = readonly [0 | 1, string];

const ends: Record<Periods['kind'], readonly DayOfYear[]> = {
  standard: [
    [0, '07-05'],
    [0, '10-05'],
    [1, '01-05'],
    [1, '04-05'],
  ],
  calendar: [
    [0, '06-30'],
    [0, '09-30'],
    [0, '12-31'],
    [1, '03-31'],
  ],
};
const dueDays: readonly DayOfYear[] = [
  [0, '08-07'],
  [0, '11-07'],
  [1, '02-07'],
  [1, '05-07'],
];
const earlyDays = 10;

const inYear = (start: number, [later, monthDay]: DayOfYear = [0, '']): string =>
  `${start + later}-${monthDay}`;

const firstDay = (start: number, periods: Periods): string =>
  periods.kind === 'calendar' && start > startOfTaxYear(periods.sinceTaxYear)
    ? `${start}-04-01`
    : `${start}-04-06`;

/** The updates of the tax year starting in a calendar year. */
export const updatesOf = (start: number, periods: Periods): Update[] => {
  const isCalendar = periods.kind === 'calendar' && start >= startOfTaxYear(periods.sinceTaxYear);
  return ends[isCalendar ? 'calendar' : 'standard'].map((last, at): Update => {
    const periodEnd = inYear(start, last);
    return {
      taxYear: taxYearName(start),
      quarter: (at + 1) as Update['quarter'],
      cumulativeFrom: firstDay(start, periods),
      periodEnd,
      updateDueBy: inYear(start, dueDays[at]),
      mayBeSentFrom: addDays(periodEnd, -earlyDays),
    };
  });
};

/** The due date of a tax year's final declaration, by the calendar year it starts in: 31 January after its end. */
export const finalDeclarationBy = (start: number): string => `${start + 2}-01-31`;
