import type { StoredUser } from '#functions/lib/session.ts';
import { spentName, spentVatName } from '#shared/domain/tax/names.ts';
import { toPounds } from '#shared/money.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import type { TaxSettings } from '#shared/tax/settings.ts';
import { spentOn } from '#shared/tax/spent-on.ts';
import {
  finalDeclarationBy,
  mandatedFrom,
  type Periods,
  qualifyingIncome,
  type Update,
  updatesOf,
} from '#shared/uk/mtd.ts';
import { hmrcExpenses, mayConsolidateExpenses } from '#shared/uk/mtd-figures.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import { daysIn, type TaxDay } from './days.ts';
import { expenseOf, turnoverOf } from './figures.ts';
import { isNetOfVat, type TaxTerms, termsOf } from './terms.ts';

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
    // Interest and compensation that customers paid are not kept as money that came: the screen says so.
    other: 0,
    // What contractors kept back is no figure of an update: HMRC has it from them.
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

/** The four updates of a tax year, each from its first day: one round trip, whatever the number of records. */
export const mtdOf = async (user: StoredUser, taxYear: string): Promise<Mtd> => {
  const terms = termsOf(user);
  const { settings } = terms;
  const start = startOfTaxYear(taxYear);
  const updates = updatesOf(start, periodsOf(settings));
  const [first, last] = [updates[0]?.cumulativeFrom ?? '', updates.at(-1)?.periodEnd ?? ''];
  const kind = user.business?.businessKind;
  const isFor = kind !== 'company' && kind !== 'partnership';
  const days = isFor ? await daysIn(user.userId, first, last) : [];
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
