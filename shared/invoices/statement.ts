import * as z from 'zod/mini';
import { addDays, daysBetween } from '../dates.ts';
import { date, idParams } from '../fields.ts';
import { file, json } from '../route.ts';

/** How long what is open has been overdue, in days; what is not due yet counts to the first. */
export const statementAges = ['0-30', '31-60', '61-90', '90+'] as const;
export type StatementAge = (typeof statementAges)[number];

export const statementAge = (dueDate: string, today: string): StatementAge => {
  const late = daysBetween(dueDate, today);
  if (late <= 30) return '0-30';
  if (late <= 60) return '31-60';
  return late <= 90 ? '61-90' : '90+';
};

/** The open invoices that one statement lists, the oldest first; what more there are is told as a sum. */
export const mostOpen = 500;

/** The payments that it lists, the newest. */
export const mostPaid = 500;

/** The longest range of payments, in days, and the usual one. */
const longestRange = 400;
export const usualRange = 90;

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

/** The days that are meant. One that is told alone takes the other with it. */
export const rangeOf = ({ from, to }: StatementQuery, today: string): { from: string; to: string } => {
  const last = to ?? (from && addDays(from, longestRange) < today ? addDays(from, longestRange) : today);
  return { from: from ?? addDays(last, -usualRange), to: last };
};

const openInvoice = z.object({
  id: z.number(),
  invoiceNumber: z.string(),
  issuedOn: z.string(),
  dueDate: z.string(),
  amount: z.number(),
  balance: z.number(),
  age: z.enum(statementAges),
});

/** What a client owes, by age, and what they paid in a range of days. Money is pounds. */
export const statement = z.object({
  clientId: z.number(),
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
});
export type Statement = z.output<typeof statement>;

const ofClient = { access: 'business', params: idParams, query: statementQuery } as const;

/** A part of the invoices' own resource, as they are what it is made of. */
export const statementRoutes = {
  statement: {
    ...ofClient,
    method: 'GET',
    path: '/api/clients/{id}/statement',
    summary: 'What a client owes by age, and what they paid in a range of days',
    reply: json(statement),
  },
  statementPdf: {
    ...ofClient,
    method: 'GET',
    path: '/api/clients/{id}/statement.pdf',
    summary: 'The statement of a client as a PDF',
    reply: file('application/pdf'),
  },
} as const;
