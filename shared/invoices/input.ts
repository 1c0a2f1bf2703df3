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
  /** Of an invoice of one amount: how the VAT in it is charged. Left out, it says nothing of VAT. */
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

/** What holds of an invoice's lines, whoever sends them. */
const ofLines = [
  codeInLines,
  nothingOptional,
  discountFits,
  totalFits,
  totalIsOwed,
  agreesWithLines,
] as const;

/**
 * A new invoice, of one amount or with lines, which is then issued. Where numbers are consecutive, the series gives it one
 * that it does not bring.
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

/** Holds of a whole invoice, whose update may tell one of the two dates alone. */
export const datedInvoice = z.looseObject({}).check(datesInOrder);
