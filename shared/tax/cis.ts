import * as z from 'zod/mini';
import { date, id, idText, optional, orNull, pounds } from '../fields.ts';
import { json, none } from '../route.ts';
import { taxYearQuery } from './mtd.ts';

/** What a statement says, in pounds, where that is known, and its file. */
const said = {
  receivedOn: orNull(z.string()),
  gross: orNull(z.number()),
  materials: orNull(z.number()),
  deducted: orNull(z.number()),
  /** A signed address of its file, good for a quarter of an hour; null where none was added. */
  fileUrl: orNull(z.string()),
  fileType: orNull(z.string()),
  /** Bytes. */
  fileSize: orNull(z.number()),
};

/** A contractor's statement of a tax month, as the user says it came. */
export const cisStatement = z.object({
  clientId: z.number(),
  /** The last day of the tax month: always a 5th. */
  monthEnd: z.string(),
  ...said,
});
export type CisStatement = z.output<typeof cisStatement>;

const sums = { gross: z.number(), materials: z.number(), deducted: z.number() };

/**
 * What contractors kept back in a tax year, in pounds. `gross` and `materials` are without VAT, as invoices expect them. The totals go by
 * what statements say, where they say it.
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
          /** What the invoices paid in the month expect to be kept back. */
          expected: z.number(),
          /** Nothing was recorded as kept back in the month: its figures are its statement's. */
          isStated: z.boolean(),
          statement: z.nullable(z.object(said)),
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
  /** Left out or null, it has not come. */
  receivedOn: optional(date),
  /** Pounds, as the statement says; left out or null, it is not known. */
  gross: optional(pounds),
  materials: optional(pounds),
  deducted: optional(pounds),
});

export const cisStatementInput = fields.check(withinGross('materials'), withinGross('deducted'));
export type CisStatementInput = z.output<typeof cisStatementInput>;

/** A statement together with whose it is, as a form asks for it. */
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
    reply: none,
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
