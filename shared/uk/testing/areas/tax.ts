import { turnoverOf } from '../../../domain/tax/figures.ts';
import { hmrcCategory, mayConsolidateExpenses } from '../../../settings/tax/mtd-figures.ts';
import {
  finalDeclarationBy,
  mandatedFrom,
  type Periods,
  qualifyingIncome,
  type Update,
  updatesOf,
} from '../../mtd.ts';
import { startOfTaxYear, taxYearStart } from '../../tax-year.ts';
import { type Area, byShape, day, flag, type Given, inners, num, text } from '../given.ts';

const periodsOf = (given: Given): Periods =>
  given.periods === 'calendar'
    ? { kind: 'calendar', sinceTaxYear: text(given, 'calendarElectionSince') ?? '0' }
    : { kind: 'standard' };

/** The first update to include a day's figures. With calendar quarters, 1 to 5 April are in the next tax year's. */
const updateOn = (date: string, periods: Periods): Update | undefined =>
  [taxYearStart(date), taxYearStart(date) + 1]
    .flatMap((start) => updatesOf(start, periods))
    .find(({ periodEnd }) => date <= periodEnd);

const ofDate = (given: Given): Record<string, unknown> => ({
  ...updateOn(day(given, 'date') ?? '', periodsOf(given)),
  finalDeclarationBy: finalDeclarationBy(taxYearStart(day(given, 'date') ?? '')),
});

const ofQuarter = (given: Given): Record<string, unknown> => {
  const start = startOfTaxYear(text(given, 'taxYear') ?? '');
  const update = updatesOf(start, periodsOf(given))[(num(given, 'quarter') ?? 1) - 1];
  return { ...update, finalDeclarationBy: finalDeclarationBy(start) };
};

const ofReturn = (given: Given): Record<string, unknown> => {
  const qualifying =
    num(given, 'qualifyingIncomePence') ??
    qualifyingIncome({
      selfEmployment: num(given, 'selfEmploymentPence'),
      property: num(given, 'propertyPence'),
      otherBusiness: num(given, 'otherBusinessPence'),
      months: num(given, 'monthsTraded'),
    });
  const isCompany = flag(given, 'company') ?? /company/i.test(text(given, 'businessKind') ?? '');
  const from = isCompany ? null : mandatedFrom(startOfTaxYear(text(given, 'returnYear') ?? ''), qualifying);
  return { mandatedFrom: from, qualifyingIncomePence: qualifying };
};

const ofIncome = (given: Given): Record<string, unknown> => {
  const upTo = day(given, 'upTo') ?? '9999-12-31';
  const from = day(given, 'from') ?? updateOn(upTo, periodsOf(given))?.cumulativeFrom ?? '';
  const grossOfCis = (inners(given, 'tradeIncome') ?? [])
    .filter((one) => (day(one, 'date') ?? '') >= from && (day(one, 'date') ?? '') <= upTo)
    .map((one) => num(one, 'grossOfCis') ?? (num(one, 'received') ?? 0) + (num(one, 'cisDeducted') ?? 0));
  const received = { cash_s: grossOfCis.reduce((sum, pence) => sum + pence, 0) };
  const turnover = turnoverOf(received, { basis: 'cash' }, false);
  // HMRC gets the deductions from contractors (self-employment-business-api 5.0).
  return { turnover, taxTakenOffTradingIncome: 0, cumulativeFrom: from };
};

const ofCategory = (given: Given): Record<string, unknown> => {
  const category = text(given, 'receiptCategory') ?? '';
  return { hmrcCategory: Object.entries(hmrcCategory).find(([name]) => name === category)?.[1] ?? null };
};

export const mtd: Area = byShape(
  [['tradeIncome'], ofIncome],
  [['returnYear'], ofReturn],
  [
    ['annualTurnoverPence'],
    (given) => ({
      consolidatedExpensesAllowed: mayConsolidateExpenses(num(given, 'annualTurnoverPence') ?? 0),
    }),
  ],
  [['receiptCategory'], ofCategory],
  [['date'], ofDate],
  [['quarter'], ofQuarter],
);
