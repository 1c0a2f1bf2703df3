import { contentHash } from '#functions/lib/idempotency.ts';
import { toPence } from '#shared/money.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import type { UpdatePayload } from './entity.ts';

export type Update = Mtd['updates'][number];

/** Pounds rounded to whole pence, never -0. */
const pounds = (amount: number): number => Number((toPence(amount) / 100).toFixed(2)) || 0;

const byCategory = ({ expenses }: Update['figures']): Record<string, number> =>
  Object.fromEntries(
    expenses
      .filter(({ category, amount }) => category !== 'ask' && amount !== 0)
      .map(({ category, amount }) => [category, pounds(amount)]),
  );

const expensesOf = ({ figures }: Update, consolidated: boolean): Record<string, number> => {
  if (!consolidated) return byCategory(figures);
  return figures.totalExpenses === 0 ? {} : { consolidatedExpenses: pounds(figures.totalExpenses) };
};

/** The payload of an update. Income is stated even if it is nil; contractors report their deductions to HMRC themselves. */
export const payloadOf = (update: Update, consolidated: boolean): UpdatePayload => {
  const { from, to, figures } = update;
  const expenses = expensesOf(update, consolidated);
  return {
    periodDates: { periodStartDate: from, periodEndDate: to },
    periodIncome: { turnover: pounds(figures.turnover), other: pounds(figures.other) },
    ...(Object.keys(expenses).length > 0 && { periodExpenses: expenses }),
  };
};

/** A hash of an update's figures, the same whether its expenses are itemised or one total. */
export const hashOfUpdate = (update: Update): string => contentHash(payloadOf(update, false));
