import * as z from 'zod/mini';
import { date, id, line, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { toPence } from '../money.ts';

/** The most rows of a bank statement in one call. */
export const matchRows = 20;

/** The most invoices that one transfer can pay: that many fit into one transaction, with all the totals it updates. */
export const invoicesPerRow = 12;

/** The longest text of a row, in characters. */
export const bankTextLimit = 500;

const someMoney = pounds.check(z.minimum(0.01, 'Must be more than £0.00'));

/** An incoming payment on a bank statement. */
const bankRowFields = {
  /** The account it was paid into, as the statement names it; may be empty. */
  account: line(textLimits.code),
  paidOn: date,
  amount: someMoney,
  text: line(bankTextLimit),
  /** Its number among otherwise identical rows of the statement, from 1. */
  ordinal: z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(10_000, 'Is too large')),
};
export const bankRow = z.strictObject(bankRowFields);
export type BankRow = z.output<typeof bankRow>;

/**
 * The pounds of a row that pay an invoice, and the CIS deduction that a contractor kept back for HMRC, which never arrives by
 * bank.
 */
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

/** A row with the invoices that it pays. They may add up to less than was received: the rest may be for something else. */
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

/** The identity of a row: a SHA-256 in hex. */
export const bankRowHash = async (row: BankRow): Promise<string> => {
  const { account, paidOn, amount, text, ordinal } = row;
  const said = new TextEncoder().encode(JSON.stringify([account, paidOn, toPence(amount), text, ordinal]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
