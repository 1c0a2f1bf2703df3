import * as z from 'zod/mini';
import { date, id, idText, optional, orNull, pounds } from '../fields.ts';
import { removal } from '../removal.ts';
import { json, none } from '../route.ts';
import { taxYearQuery } from './mtd.ts';

/** A statement's figures in pounds, if known, and its file. */
const said = {
  receivedOn: orNull(z.string()),
  gross: orNull(z.number()),
  materials: orNull(z.number()),
  deducted: orNull(z.number()),
  /** A signed URL of its file, valid for 15 minutes; null without a file. */
  fileUrl: orNull(z.string()),
  fileType: orNull(z.string()),
  /** Bytes. */
  fileSize: orNull(z.number()),
};

/** A contractor's statement for a tax month, as entered by the user. */
export const cisStatement = z.object({
  clientId: z.number(),
  /** The last day of the tax month: always a 5th. */
  monthEnd: z.string(),
  ...said,
});

const sums = { gross: z.number(), materials: z.number(), deducted: z.number() };

/**
 * CIS deductions in a tax year, in pounds. `gross` and `materials` exclude VAT, as on invoices. The totals use the statements'
 * figures where there are any.
 */
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
          /** The deduction expected from the invoices paid in the month. */
          expected: z.number(),
          /** True if no deduction was recorded in the month, and its figures are from the statement. */
          isStated: z.boolean(),
          statement: z.nullable(z.object(said)),
          /** The statement's figure less the recorded one. */
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

interface Sums {
  gross?: number | null | undefined;
  materials?: number | null | undefined;
  deducted?: number | null | undefined;
}

const withinGross = (name: 'materials' | 'deducted') =>
  z.refine<Sums>((sums) => typeof sums.gross !== 'number' || (sums[name] ?? 0) <= sums.gross, {
    path: [name],
    error: 'Cannot be more than the gross amount',
  });

const fields = z.strictObject({
  /** Left out or null: it hasn't arrived. */
  receivedOn: optional(date),
  /** Pounds, from the statement. Left out or null: not known. */
  gross: optional(pounds),
  materials: optional(pounds),
  deducted: optional(pounds),
});

export const cisStatementInput = fields.check(withinGross('materials'), withinGross('deducted'));
export type CisStatementInput = z.output<typeof cisStatementInput>;

/** A statement with its month and contractor, as a form submits it. */
export const cisMonthInput = z
  .extend(fields, { clientId: id, monthEnd: date.check(isFifth) })
  .check(withinGross('materials'), withinGross('deducted'));
export type CisMonthInput = z.output<typeof cisMonthInput>;

const one = {
  params: z.object({ monthEnd: date.check(isFifth), clientId: idText }),
} as const;

export const cisShapes = {
  cis: {
    summary: 'The CIS deductions of a tax year, by contractor and tax month',
    query: taxYearQuery,
    reply: json(cisYear),
  },
  cisStatement: {
    ...one,
    summary: "Record a contractor's statement for a tax month and what it says",
    body: cisStatementInput,
    reply: json(cisStatement),
  },
  removeCisStatement: {
    ...one,
    summary: "Delete a contractor's statement and its file",
    ...removal(z.extend(cisStatement, { updatedAt: z.string() })),
  },
  putCisFile: {
    ...one,
    summary: 'Save a PDF or picture as the file of a statement',
    file: { missing: 'Please select a PDF or a picture' },
    reply: json(cisStatement),
  },
  removeCisFile: {
    ...one,
    summary: 'Delete the file of a statement',
    reply: none,
  },
} as const;
