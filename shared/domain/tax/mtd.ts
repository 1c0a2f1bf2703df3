import { toPounds } from '../../money.ts';
import { spentOn } from '../../receipts/spent-on.ts';
import type { BusinessKind } from '../../settings/options.ts';
import { isVatRegistered } from '../../settings/registration.ts';
import { hmrcExpenses, mayConsolidateExpenses } from '../../settings/tax/mtd-figures.ts';
import type { TaxSettings } from '../../settings/tax/settings.ts';
import type { Mtd } from '../../tax/mtd.ts';
import {
  finalDeclarationBy,
  mandatedFrom,
  type Periods,
  qualifyingIncome,
  type Update,
  updatesOf,
} from '../../uk/mtd.ts';
import { startOfTaxYear } from '../../uk/tax-year.ts';
import { spentName, spentVatName } from '../taxed/names.ts';
import type { TaxDay } from './days.ts';
import { expenseOf, turnoverOf } from './figures.ts';
import { isNetOfVat, type TaxTerms } from './terms.ts';

const periodsOf = ({ periods, calendarSince }: TaxSettings): Periods =>
  periods === 'calendar' && calendarSince
    ? { kind: 'calendar', sinceTaxYear: calendarSince }
    : { kind: 'standard' };

const total = (days: readonly TaxDay[], of: (day: TaxDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

const figuresOf = (days: readonly TaxDay[], terms: TaxTerms) => {
  const { settings } = terms;
  const isNet = ({ date }: TaxDay): boolean => isNetOfVat(terms, date);
  const spentFor = (category: Parameters<typeof expenseOf>[2]): number =>
    total(days, (day) => expenseOf(day, settings, category, isNet(day)));
  const expenses = hmrcExpenses.map((category) => ({ category, pence: spentFor(category) }));
  return {
    turnover: toPounds(total(days, (day) => turnoverOf(day, settings, isNet(day)))),
    // Interest and compensation from customers aren't recorded as receipts; the screen says so.
    other: 0,
    // CIS deductions aren't part of an update: HMRC has them from the contractors.
    taxTakenOffTradingIncome: 0,
    expenses: expenses
      .filter(({ pence }) => pence !== 0)
      .map(({ category, pence }) => ({ category, amount: toPounds(pence) })),
    totalExpenses: toPounds(expenses.reduce((sum, { pence }) => sum + pence, 0)),
    ask: toPounds(spentFor('ask')),
  };
};

const updateOf = (update: Update, days: readonly TaxDay[], terms: TaxTerms): Mtd['updates'][number] => ({
  quarter: update.quarter,
  from: update.cumulativeFrom,
  to: update.periodEnd,
  dueBy: update.updateDueBy,
  mayBeSentFrom: update.mayBeSentFrom,
  figures: figuresOf(
    days.filter(({ date }) => date <= update.periodEnd),
    terms,
  ),
});

const askedOf = (days: readonly TaxDay[], terms: TaxTerms): Mtd['asked'] =>
  spentOn
    .filter((on) => terms.settings.categories[on] === 'ask')
    .map((category) => ({
      category,
      amount: toPounds(
        total(days, (day) => {
          const vat = isNetOfVat(terms, day.date) ? (day[spentVatName(category)] ?? 0) : 0;
          return (day[spentName(category)] ?? 0) - vat;
        }),
      ),
    }))
    .filter(({ amount }) => amount !== 0);

const unknownVat = (days: readonly TaxDay[], { business, settings }: TaxTerms): number =>
  toPounds(
    total(days, (day) => {
      if (!isVatRegistered(business, day.date)) return 0;
      return (settings.basis === 'cash' ? day.cash_plain : day.sale_plain) ?? 0;
    }),
  );

/** True if this kind of business makes updates: a company or a partnership doesn't. */
const isForKind = ({ businessKind }: MtdTerms['business']): boolean =>
  businessKind !== 'company' && businessKind !== 'partnership';

/** What updates depend on: the tax settings, and the kind of business. */
export interface MtdTerms extends TaxTerms {
  business: TaxTerms['business'] & { businessKind?: BusinessKind | null | undefined };
}

const yearOf = (taxYear: string, { settings }: TaxTerms): { updates: Update[]; from: string; to: string } => {
  const updates = updatesOf(startOfTaxYear(taxYear), periodsOf(settings));
  return { updates, from: updates[0]?.cumulativeFrom ?? '', to: updates.at(-1)?.periodEnd ?? '' };
};

/** The date range that a tax year's updates cover; null if none are made. */
export const mtdDays = (taxYear: string, terms: MtdTerms): { from: string; to: string } | null =>
  isForKind(terms.business) ? yearOf(taxYear, terms) : null;

/** The four updates of a tax year, each cumulative from its first day, from the days of `mtdDays`. */
export const mtdOf = (terms: MtdTerms, days: readonly TaxDay[], taxYear: string): Mtd => {
  const { settings } = terms;
  const start = startOfTaxYear(taxYear);
  const { updates, to: last } = yearOf(taxYear, terms);
  const isFor = isForKind(terms.business);
  const turnover = total(days, (day) => turnoverOf(day, settings, isNetOfVat(terms, day.date)));
  return {
    taxYear,
    isFor,
    periods: settings.periods,
    basis: settings.basis,
    isNetOfVat: isNetOfVat(terms, last),
    updates: isFor ? updates.map((update) => updateOf(update, days, terms)) : [],
    mayConsolidate: mayConsolidateExpenses(turnover),
    finalDeclarationBy: finalDeclarationBy(start),
    mandatedFrom: isFor ? mandatedFrom(start, qualifyingIncome({ selfEmployment: turnover })) : null,
    asked: askedOf(days, terms),
    unknownVat: unknownVat(days, terms),
  };
};
