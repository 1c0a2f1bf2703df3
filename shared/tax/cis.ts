import * as z from 'zod/mini';
import { date, idText, optional, orNull, pounds } from '../fields.ts';
import { json } from '../route.ts';
import { taxYearQuery } from './mtd.ts';

/** A statement as the user says it came; `deducted` is what it says, where that is known. */
export const cisStatement = z.object({
  clientId: z.number(),
  /** The last day of the tax month: always a 5th. */
  monthEnd: z.string(),
  receivedOn: orNull(z.string()),
  deducted: orNull(z.number()),
});
export type CisStatement = z.output<typeof cisStatement>;

const sums = { gross: z.number(), materials: z.number(), deducted: z.number() };

/** What contractors kept back in a tax year, in pounds. `gross` and `materials` are without VAT, as invoices expect them. */
export const cisYear = z.object({
  taxYear: z.string(),
  from: z.string(),
  to: z.string(),
  contractors: z.array(
    z.object({
      clientId: z.number(),
      name: z.string(),
      months: z.array(
        z.object({
          monthEnd: z.string(),
          statementBy: z.string(),
          ...sums,
          /** What the invoices paid in the month expect to be kept back. */
          expected: z.number(),
          statement: z.nullable(z.object({ receivedOn: orNull(z.string()), deducted: orNull(z.number()) })),
          /** The statement less what was recorded. */
          difference: z.number(),
          isMissing: z.boolean(),
        }),
      ),
    }),
  ),
  totals: z.object(sums),
});
export type CisYear = z.output<typeof cisYear>;

const isFifth = z.refine<string>((text) => text.endsWith('-05'), {
  error: 'Is not the end of a tax month, which is a 5th',
});

export const cisStatementInput = z.strictObject({
  /** Left out or null, it has not come. */
  receivedOn: optional(date),
  /** Pounds, as the statement says. */
  deducted: optional(pounds),
});
export type CisStatementInput = z.output<typeof cisStatementInput>;

export const cisRoutes = {
  cis: {
    method: 'GET',
    path: '/api/tax/cis',
    access: 'business',
    summary: 'What contractors kept back under CIS in a tax year, by contractor and tax month',
    query: taxYearQuery,
    reply: json(cisYear),
  },
  cisStatement: {
    method: 'PUT',
    path: '/api/tax/cis/{monthEnd}/{clientId}',
    access: 'business',
    summary: "Say whether a contractor's statement of a tax month has come, and what it says",
    params: z.object({ monthEnd: date.check(isFifth), clientId: idText }),
    body: cisStatementInput,
    reply: json(cisStatement),
  },
} as const;
