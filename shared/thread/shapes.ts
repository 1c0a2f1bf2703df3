import * as z from 'zod/mini';
import { certificate } from '../certificates/contract.ts';
import { invoice } from '../invoices/contract.ts';
import { draftRow } from '../invoices/drafts.ts';
import { job } from '../jobs/contract.ts';
import { sentLetter } from '../letters/letter.ts';
import { quoteRow } from '../quotes/shown.ts';

/** The records of a client, or of one of their jobs, newest first within each kind. */
export const clientThread = z.object({
  jobs: z.array(job),
  quotes: z.array(quoteRow),
  drafts: z.array(draftRow),
  invoices: z.array(invoice),
  /** Statements sent by email; none for a single job. */
  statements: z._default(z.array(sentLetter), []),
  /** Pounds that the client owes, and the overdue part, over all invoices including those not listed. */
  owed: z.number(),
  overdue: z.number(),
  /** True if there are more records of some kind than listed. */
  more: z.boolean(),
});
export type ClientThread = z.output<typeof clientThread>;

/** The same for a property: the records of its jobs, and its certificates. */
export const siteThread = z.extend(z.omit(clientThread, { statements: true }), {
  certificates: z.array(z.omit(certificate, { fileUrl: true })),
});
export type SiteThread = z.output<typeof siteThread>;
