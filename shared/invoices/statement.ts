import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { date, idParams } from '../fields.ts';
import { sentLetter } from '../letters/letter.ts';
import { json, none } from '../route.ts';
import { statementAges } from './statement-ages.ts';
import { sendStatementInput } from './statement-letter.ts';
import { longestRange } from './statement-range.ts';

/** The range of payments on a statement: the last ninety days by default. */
export const statementQuery = z.strictObject({ from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'Cannot be before the start date',
  }),
  z.refine(({ from, to }) => !from || !to || daysBetween(from, to) <= longestRange, {
    path: ['from'],
    error: `Can be at most ${longestRange} days`,
  }),
);
export type StatementQuery = z.output<typeof statementQuery>;

export const openInvoice = z.object({
  id: z.number(),
  invoiceNumber: z.string(),
  issuedOn: z.string(),
  dueDate: z.string(),
  amount: z.number(),
  balance: z.number(),
  age: z.enum(statementAges),
});

/** The contents of a statement, the same for every reader. Money is pounds. */
export const toldInStatement = {
  asOf: z.string(),
  from: z.string(),
  to: z.string(),
  owed: z.number(),
  ageing: z.array(z.object({ age: z.enum(statementAges), count: z.number(), amount: z.number() })),
  /** The oldest due first. */
  open: z.array(openInvoice),
  /** The total of the open invoices not listed. */
  more: z.object({ count: z.number(), amount: z.number() }),
  /** The payments in the range, and refunds as negative amounts; `how` follows the word "paid". */
  payments: z.array(
    z.object({ on: z.string(), invoiceNumber: z.string(), how: z.string(), amount: z.number() }),
  ),
  /** All of them, including those not listed. */
  paid: z.number(),
};

/** What a client owes, by age, and their payments in a range of days. */
export const statement = z.object({ clientId: z.number(), ...toldInStatement });
export type Statement = z.output<typeof statement>;
const ofClient = { params: idParams, query: statementQuery } as const;

/** Belongs to the invoices resource, from which it is made. */
export const statementShapes = {
  statement: {
    ...ofClient,
    summary: "A client's statement: what is due by age, and payments in a period",
    reply: json(statement),
  },
  statementPdf: {
    ...ofClient,
    summary: 'The statement of a client as a PDF',
  },
  statementLink: {
    params: idParams,
    summary: "Create a link to the client's statement, which is always up to date",
    reply: json(z.object({ url: z.string() })),
  },
  statementUnlink: {
    params: idParams,
    summary: 'Stop all links to the statement',
    reply: none,
  },
  sendStatement: {
    params: idParams,
    summary: 'Email a client their statement, with its PDF and a link',
    body: sendStatementInput,
    reply: json(sentLetter),
  },
} as const;
