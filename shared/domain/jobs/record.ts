import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { job } from '../../jobs/contract.ts';

/** Who is on it follows from the assignments, and what it brought and cost is a figure of its own. */
export const jobRecord = z.extend(z.omit(job, { client: true, site: true, people: true }), {
  /** The day of the month that it is for, where its month has none such. */
  repeatDay: orNull(z.number()),
  /** Beside `visitTold`: the time and the address that its client was told, and whether they are told once more. */
  visitToldTime: orNull(z.string()),
  visitToldTo: orNull(z.string()),
  visitEarly: orNull(z.boolean()),
  /** How many employees are on it. */
  assignmentCount: z._default(z.number(), 0),
});

const pence = z._default(z.number(), 0);

/** What every record that names a job adds together, in whole pence. */
export const jobFiguresRecord = z.object({
  jobId: z.number(),
  /** Invoices less credits, without VAT; and what came in for them, with it. */
  invoicedPence: pence,
  receivedPence: pence,
  /** Parts taken from stock less those brought back, at what they were bought for. */
  stockPence: pence,
  /** Hours at the rate that the employee had when they were entered. */
  labourPence: pence,
  /** With their VAT, and the part of it that VAT receipts show. */
  receiptPence: pence,
  receiptVatPence: pence,
  /** What was agreed by accepted quotes, with VAT. */
  agreedPence: pence,
});
