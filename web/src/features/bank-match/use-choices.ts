import { useMemo, useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { BankRow, MatchedRow } from '#shared/payments/bank-row.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { type Proposal, proposals } from '#shared/payments/match.ts';

/** What a row pays, and whether to record it. */
export interface Choice {
  pays: Proposal['pays'];
  ticked: boolean;
}

export interface Line {
  row: BankRow;
  how: Proposal['how'];
  choice: Choice;
}

/** The CIS deduction from each invoice so far, in pence. */
const deductedOf = (payments: readonly Payment[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { method, invoiceId, amount, refunded, removed } of payments)
    if (method === 'cis' && !removed)
      sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + toPence(amount) - toPence(refunded));
  return sums;
};

/** An unpaid invoice, with what a contractor is still expected to deduct. */
export type Open = Invoice & { clientName: string; keptBack: number };

const openOnes = (invoices: readonly Invoice[], payments: readonly Payment[]): Open[] => {
  const deducted = deductedOf(payments);
  return invoices
    .filter(({ balance }) => balance > 0)
    .map((invoice) => {
      const left = toPence(invoice.cisDeduction ?? 0) - (deducted.get(invoice.id) ?? 0);
      return { ...invoice, clientName: invoice.client?.name ?? '', keptBack: toPounds(Math.max(0, left)) };
    });
};

/** The rows with their proposals, until the user chooses otherwise. Certain ones are ticked by default. */
export const useChoices = (
  rows: readonly BankRow[],
  invoices: readonly Invoice[],
  payments: readonly Payment[],
) => {
  const [chosen, setChosen] = useState<ReadonlyMap<BankRow, Choice>>(new Map());
  const open = useMemo(() => openOnes(invoices, payments), [invoices, payments]);
  const proposed = useMemo(() => proposals(rows, open), [rows, open]);
  const lines = rows.map((row, at): Line => {
    const { how, pays } = proposed[at] ?? { how: 'else', pays: [] };
    return { row, how, choice: chosen.get(row) ?? { pays, ticked: how === 'sure' } };
  });
  const choose = (row: BankRow, choice: Choice) => setChosen(new Map(chosen).set(row, choice));
  return { lines, open, choose };
};

/** The rows to record. */
export const tickedRows = (lines: readonly Line[]): MatchedRow[] =>
  lines.flatMap(({ row, choice: { ticked, pays } }) => (ticked && pays.length > 0 ? [{ ...row, pays }] : []));

/** What a row pays of an invoice, in pence, including the deduction. */
export const payPence = ({ amount, keptBack = 0 }: Proposal['pays'][number]): number =>
  toPence(amount) + toPence(keptBack);

/** What the ticked rows pay of each invoice, in pence. */
export const paidByTicked = (lines: readonly Line[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const pay of tickedRows(lines).flatMap(({ pays }) => pays))
    sums.set(pay.invoiceId, (sums.get(pay.invoiceId) ?? 0) + payPence(pay));
  return sums;
};
