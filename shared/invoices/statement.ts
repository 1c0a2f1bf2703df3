import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { date, idParams } from '../fields.ts';
import { sentLetter } from '../letters/letter.ts';
import { json, none } from '../route.ts';
import { statementAges } from './statement-ages.ts';
import { sendStatementInput } from './statement-letter.ts';
import { longestRange } from './statement-range.ts';

/** The days whose payments a statement shows: the last ninety unless told. */
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

/** What is told of a client to whomever it is told. Money is pounds. */
export const toldInStatement = {
  asOf: z.string(),
  from: z.string(),
  to: z.string(),
  owed: z.number(),
  ageing: z.array(z.object({ age: z.enum(statementAges), count: z.number(), amount: z.number() })),
  /** The oldest due first. */
  open: z.array(openInvoice),
  /** What is open beyond those. */
  more: z.object({ count: z.number(), amount: z.number() }),
  /** What came in the range and, negative, what went back; `how` goes on after "paid". */
  payments: z.array(
    z.object({ on: z.string(), invoiceNumber: z.string(), how: z.string(), amount: z.number() }),
  ),
  /** All of them, also of those that are not listed. */
  paid: z.number(),
};

/** What a client owes, by age, and what they paid in a range of days. */
export const statement = z.object({ clientId: z.number(), ...toldInStatement });
export type Statement = z.output<typeof statement>;
const ofClient = { params: idParams, query: statementQuery } as const;

/** A part of the invoices' own resource, as they are what it is made of. */
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
