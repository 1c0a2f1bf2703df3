import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { job } from '../../jobs/contract.ts';

/** Without people, which follow from the assignments, and without money, which is in `jobFiguresRecord`. */
export const jobRecord = z.extend(z.omit(job, { client: true, site: true, people: true }), {
  /** The intended day of the month, for months that are too short for it. */
  repeatDay: orNull(z.number()),
  /** Besides `visitTold`: the time and email address that the client was told, and whether to tell them again the day before. */
  visitToldTime: orNull(z.string()),
  visitToldTo: orNull(z.string()),
  visitEarly: orNull(z.boolean()),
  /** The number of assigned employees. */
  assignmentCount: z._default(z.number(), 0),
});

const pence = z._default(z.number(), 0);

/** The totals of the records that refer to a job, in whole pence. */
export const jobFiguresRecord = z.object({
  jobId: z.number(),
  /** Invoices less credits, without VAT; and the payments received for them, including VAT. */
  invoicedPence: pence,
  receivedPence: pence,
  /** Parts taken from stock less those returned, at cost. */
  stockPence: pence,
  /** Hours at the employee's rate when they were entered. */
  labourPence: pence,
  /** Including VAT; and the VAT that is supported by VAT receipts. */
  receiptPence: pence,
  receiptVatPence: pence,
  /** The payment provider's fees for its invoices. */
  feePence: pence,
  /** The total of accepted quotes, including VAT. */
  agreedPence: pence,
});
