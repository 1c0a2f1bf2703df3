import { useMemo, useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence } from '#shared/money.ts';
import type { BankRow, MatchedRow } from '#shared/payments/bank-row.ts';
import { type Proposal, proposals } from '#shared/payments/match.ts';

/** What a row is to pay, and whether it is to be recorded. */
export interface Choice {
  pays: Proposal['pays'];
  ticked: boolean;
}

export interface Line {
  row: BankRow;
  how: Proposal['how'];
  choice: Choice;
}

const openOnes = (invoices: readonly Invoice[]) => invoices.filter(({ balance }) => balance > 0);

/** Rows with what is proposed for them, until the user chooses something else. Sure ones are ticked beforehand. */
export const useChoices = (rows: readonly BankRow[], invoices: readonly Invoice[]) => {
  const [chosen, setChosen] = useState<ReadonlyMap<BankRow, Choice>>(new Map());
  const open = useMemo(() => openOnes(invoices), [invoices]);
  const proposed = useMemo(
    () =>
      proposals(
        rows,
        open.map((invoice) => ({ ...invoice, clientName: invoice.client?.name ?? '' })),
      ),
    [rows, open],
  );
  const lines = rows.map((row, at): Line => {
    const { how, pays } = proposed[at] ?? { how: 'else', pays: [] };
    return { row, how, choice: chosen.get(row) ?? { pays, ticked: how === 'sure' } };
  });
  const choose = (row: BankRow, choice: Choice) => setChosen(new Map(chosen).set(row, choice));
  return { lines, open, choose };
};

/** The rows that are to be recorded. */
export const tickedRows = (lines: readonly Line[]): MatchedRow[] =>
  lines.flatMap(({ row, choice: { ticked, pays } }) => (ticked && pays.length > 0 ? [{ ...row, pays }] : []));

/** Pence that the ticked rows pay of each invoice. */
export const paidByTicked = (lines: readonly Line[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { invoiceId, amount } of tickedRows(lines).flatMap(({ pays }) => pays))
    sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + toPence(amount));
  return sums;
};
