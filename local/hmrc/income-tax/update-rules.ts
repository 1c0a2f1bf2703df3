import { addDays, isCalendarDate } from '#shared/dates.ts';
import { hmrcExpenses } from '#shared/settings/tax/mtd-figures.ts';
import { type Update, updatesOf } from '#shared/uk/mtd.ts';
import { startOfTaxYear, taxYearName } from '#shared/uk/tax-year.ts';
import type { Business, CumulativeUpdate } from '../state.ts';
import { refusal } from './failures.ts';

const most = 99_999_999_999.99;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown, names: readonly string[]): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal('RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED');
  const fields = Object.entries(value);
  if (fields.length === 0 || fields.some(([name]) => !names.includes(name)))
    throw refusal('RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED');
  return value as Fields;
};

const isMoney = (value: unknown, least: number): boolean =>
  typeof value === 'number' &&
  value >= least &&
  value <= most &&
  Math.abs(Math.round(value * 100) - value * 100) < 1e-4;

const checkSums = (fields: Fields, least: number): void => {
  for (const value of Object.values(fields)) if (!isMoney(value, least)) throw refusal('FORMAT_VALUE');
};

const checkExpenses = (value: unknown): void => {
  const expenses = fieldsOf(value, [...hmrcExpenses, 'consolidatedExpenses']);
  checkSums(expenses, -most);
  if ('consolidatedExpenses' in expenses && Object.keys(expenses).length > 1)
    throw refusal('RULE_BOTH_EXPENSES_SUPPLIED');
};

const datesIn = (value: unknown): { start: string; end: string } => {
  if (value === undefined) throw refusal('RULE_MISSING_SUBMISSION_DATES');
  const { periodStartDate, periodEndDate } = fieldsOf(value, ['periodStartDate', 'periodEndDate']);
  const [start, end] = [`${periodStartDate}`, `${periodEndDate}`];
  if (!isCalendarDate(start)) throw refusal('FORMAT_START_DATE');
  if (!isCalendarDate(end)) throw refusal('FORMAT_END_DATE');
  if (end < start) throw refusal('RULE_END_DATE_BEFORE_START_DATE');
  return { start, end };
};

/** How many days before the end of a quarter its update is accepted. */
const earlyDays = 10;

/** The quarters of the tax year that starts in a calendar year, by the business's quarter type. */
export const quartersOf = ({ quarterTypes = {} }: Business, start: number): Update[] => {
  const isCalendar = (year: number) => quarterTypes[taxYearName(year)] === 'calendar';
  if (!isCalendar(start)) return updatesOf(start, { kind: 'standard' });
  let since = start;
  while (isCalendar(since - 1)) since--;
  return updatesOf(start, { kind: 'calendar', sinceTaxYear: taxYearName(since) });
};

/** HMRC's business rules for a cumulative update, beyond its schema. */
export const checkedUpdate = (
  body: unknown,
  taxYear: string,
  business: Business,
  today: string,
): CumulativeUpdate => {
  const before = business.cumulative?.[taxYear];
  const sent = fieldsOf(body, [
    'periodDates',
    'periodIncome',
    'periodExpenses',
    'periodDisallowableExpenses',
  ]);
  const { start, end } = datesIn(sent.periodDates);
  checkSums(fieldsOf(sent.periodIncome, ['turnover', 'other', 'taxTakenOffTradingIncome']), 0);
  if (sent.periodExpenses !== undefined) checkExpenses(sent.periodExpenses);
  const quarters = quartersOf(business, startOfTaxYear(taxYear));
  if (start !== quarters[0]?.cumulativeFrom) throw refusal('RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE');
  if (!quarters.some(({ periodEnd }) => periodEnd === end))
    throw refusal('RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE');
  if (before && end < before.periodDates.periodEndDate)
    throw refusal('RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS');
  if (today < addDays(end, -earlyDays)) throw refusal('RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED');
  return sent as unknown as CumulativeUpdate;
};
