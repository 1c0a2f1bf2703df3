import { addDays, isCalendarDate } from '#shared/dates.ts';
import { hmrcExpenses } from '#shared/tax/mtd-figures.ts';
import { updatesOf } from '#shared/uk/mtd.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import type { CumulativeUpdate } from '../state.ts';
import { incomeTaxFailures as failures } from './failures.ts';

const most = 99_999_999_999.99;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown, names: readonly string[]): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw failures.body();
  const fields = Object.entries(value);
  if (fields.length === 0 || fields.some(([name]) => !names.includes(name))) throw failures.body();
  return value as Fields;
};

const isMoney = (value: unknown, least: number): boolean =>
  typeof value === 'number' &&
  value >= least &&
  value <= most &&
  Math.abs(Math.round(value * 100) - value * 100) < 1e-4;

const checkSums = (fields: Fields, least: number): void => {
  for (const value of Object.values(fields)) if (!isMoney(value, least)) throw failures.value();
};

const checkExpenses = (value: unknown): void => {
  const expenses = fieldsOf(value, [...hmrcExpenses, 'consolidatedExpenses']);
  checkSums(expenses, -most);
  if ('consolidatedExpenses' in expenses && Object.keys(expenses).length > 1) throw failures.bothExpenses();
};

const datesIn = (value: unknown): { start: string; end: string } => {
  if (value === undefined) throw failures.missingDates();
  const { periodStartDate, periodEndDate } = fieldsOf(value, ['periodStartDate', 'periodEndDate']);
  const [start, end] = [`${periodStartDate}`, `${periodEndDate}`];
  if (!isCalendarDate(start) || !isCalendarDate(end) || end < start) throw failures.dates();
  return { start, end };
};

/** How long before a quarter ends an update of it is taken, in days. */
const earlyDays = 10;

/** What HMRC asks of an update of the year so far, beyond its shape. */
export const checkedUpdate = (
  body: unknown,
  taxYear: string,
  before: CumulativeUpdate | undefined,
  today: string,
): CumulativeUpdate => {
  const sent = fieldsOf(body, [
    'periodDates',
    'periodIncome',
    'periodExpenses',
    'periodDisallowableExpenses',
  ]);
  const { start, end } = datesIn(sent.periodDates);
  checkSums(fieldsOf(sent.periodIncome, ['turnover', 'other', 'taxTakenOffTradingIncome']), 0);
  if (sent.periodExpenses !== undefined) checkExpenses(sent.periodExpenses);
  const quarters = updatesOf(startOfTaxYear(taxYear), { kind: 'standard' });
  if (start !== quarters[0]?.cumulativeFrom) throw failures.start();
  if (!quarters.some(({ periodEnd }) => periodEnd === end)) throw failures.end();
  if (before && end < before.periodDates.periodEndDate) throw failures.backwards();
  if (today < addDays(end, -earlyDays)) throw failures.early();
  return sent as unknown as CumulativeUpdate;
};
