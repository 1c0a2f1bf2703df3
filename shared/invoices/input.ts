import * as z from 'zod/mini';
import { basedOn, date, optional, ownId, pounds } from '../fields.ts';
import { discountFits, totalFits, totalIsOwed } from '../lines/adds-up.ts';
import { agreesWithLines } from './agrees-with-lines.ts';
import { datesInOrder, invoiceNumber, missedWithOthers, workFields } from './fields.ts';
import { linesFields, nothingOptional } from './lines.ts';
import { oneAmountCodes } from './one-amount.ts';
import { invoiceStatuses } from './status.ts';

const invoiceFields = z.strictObject({
  ...workFields,
  invoiceNumber,
  amount: pounds,
  /** For an invoice with one amount: how VAT is charged. If left out, it states no VAT. */
  vatCode: optional(z.enum(oneAmountCodes)),
  status: z.optional(z.enum(invoiceStatuses)),
  dueDate: date,
});

export const invoiceInput = invoiceFields.check(datesInOrder);
export type InvoiceInput = z.output<typeof invoiceInput>;

const codeInLines = z.refine<{ vatCode?: unknown; lines?: unknown }>(
  ({ vatCode, lines }) => !vatCode || !lines,
  {
    path: ['vatCode'],
    error: 'Its lines say it: leave this out',
  },
);

/** The checks on an invoice's lines, for every kind of input. */
const ofLines = [
  codeInLines,
  nothingOptional,
  discountFits,
  totalFits,
  totalIsOwed,
  agreesWithLines,
] as const;

/**
 * A new invoice, with one amount or with lines; with lines it is issued at once. If numbers are consecutive and none is given, it
 * takes the next.
 */
export const newInvoice = z
  .extend(invoiceFields, {
    invoiceNumber: z.optional(invoiceNumber),
    amount: z.optional(pounds),
    ...linesFields,
    ...ownId,
  })
  .check(datesInOrder, missedWithOthers('invoiceNumber'), missedWithOthers('amount'), ...ofLines);
export type NewInvoice = z.output<typeof newInvoice>;

export const invoiceUpdate = z
  .extend(invoiceFields, { amount: z.optional(pounds), ...linesFields, ...basedOn })
  .check(datesInOrder, missedWithOthers('amount'), ...ofLines);
export type InvoiceUpdate = z.output<typeof invoiceUpdate>;

/** Only checked on complete invoices: an update may have just one of the two dates. */
export const datedInvoice = z.looseObject({}).check(datesInOrder);
