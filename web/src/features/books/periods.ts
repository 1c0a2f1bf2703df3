import { addDays, addMonths, today } from '#shared/dates.ts';
import { taxYearStart } from '#shared/uk/tax-year.ts';

export interface Days {
  from: string;
  to: string;
}

const monthOf = (day: string): Days => {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
};

const taxYearFrom = (year: number): Days => ({ from: `${year}-04-06`, to: `${year + 1}-04-05` });

/** The ranges that accountants ask for, relative to today. */
export const periods: readonly { value: string; label: string; days: (now?: string) => Days }[] = [
  {
    value: 'last-month',
    label: 'Last month',
    days: (now = today()) => monthOf(addMonths(`${now.slice(0, 7)}-01`, -1)),
  },
  { value: 'month', label: 'This month', days: (now = today()) => monthOf(now) },
  {
    value: 'quarter',
    label: 'Last three months',
    days: (now = today()) => {
      const first = `${now.slice(0, 7)}-01`;
      return { from: addMonths(first, -3), to: addDays(first, -1) };
    },
  },
  { value: 'tax-year', label: 'This tax year', days: (now = today()) => taxYearFrom(taxYearStart(now)) },
  {
    value: 'last-tax-year',
    label: 'Last tax year',
    days: (now = today()) => taxYearFrom(taxYearStart(now) - 1),
  },
];

/** Any other range was chosen by date. */
export const otherDays = { value: 'other', label: 'Other dates' };

export const periodOf = ({ from, to }: Days): string =>
  periods.find(({ days }) => days().from === from && days().to === to)?.value ?? otherDays.value;
