import * as z from 'zod/mini';
import { date, id, line, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { toPence } from '../money.ts';

/** The most rows of a bank statement that one call takes. */
export const matchRows = 20;

/** The most invoices that one transfer pays: so many fit one transaction with everything that counts them. */
export const invoicesPerRow = 12;

/** The longest text of a row that is told apart, in characters. */
export const bankTextLimit = 500;

const someMoney = pounds.check(z.minimum(0.01, 'Must be more than £0.00'));

/** Money in, as a bank's statement tells it. */
const bankRowFields = {
  /** Whose account it came into, as the statement says it; may be empty. */
  account: line(textLimits.code),
  paidOn: date,
  amount: someMoney,
  text: line(bankTextLimit),
  /** Which of the statement's rows that are otherwise the same, from 1. */
  ordinal: z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(10_000, 'Is too large')),
};
export const bankRow = z.strictObject(bankRowFields);
export type BankRow = z.output<typeof bankRow>;

/** Pounds of a row for each invoice that it pays, and what was kept back for HMRC of it under CIS, which never comes by bank. */
const pay = z.strictObject({ invoiceId: id, amount: someMoney, keptBack: z.optional(someMoney) });
export type Pay = z.output<typeof pay>;
const pays = z.array(pay).check(
  z.minLength(1, 'Required'),
  z.maxLength(invoicesPerRow, `Can be at most ${invoicesPerRow} invoices`),
  z.refine((all) => new Set(all.map(({ invoiceId }) => invoiceId)).size === all.length, {
    error: 'Names an invoice twice',
  }),
);

const penceOf = (all: readonly { amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + toPence(amount), 0);

/** A row with the invoices it pays. Less than came in is fine: the rest may have been for something else. */
export const matchedRow = z.strictObject({ ...bankRowFields, pays }).check(
  z.refine((row) => penceOf(row.pays) <= toPence(row.amount), {
    path: ['pays'],
    error: 'Come to more than you were paid',
  }),
);
export type MatchedRow = z.output<typeof matchedRow>;

export const matchInput = z.strictObject({
  rows: z
    .array(matchedRow)
    .check(z.minLength(1, 'Required'), z.maxLength(matchRows, `Can be at most ${matchRows} rows`)),
});

/** What makes a row the one it is, as a SHA-256 in hexadecimal. */
export const bankRowHash = async (row: BankRow): Promise<string> => {
  const { account, paidOn, amount, text, ordinal } = row;
  const said = new TextEncoder().encode(JSON.stringify([account, paidOn, toPence(amount), text, ordinal]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
