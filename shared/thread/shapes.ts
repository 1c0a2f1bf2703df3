import * as z from 'zod/mini';
import { certificate } from '../certificates/contract.ts';
import { invoice } from '../invoices/contract.ts';
import { draftRow } from '../invoices/drafts.ts';
import { job } from '../jobs/contract.ts';
import { sentLetter } from '../letters/letter.ts';
import { quoteRow } from '../quotes/shown.ts';

/** Every paper of a client, or of one of their jobs, newest first within each kind. */
export const clientThread = z.object({
  jobs: z.array(job),
  quotes: z.array(quoteRow),
  drafts: z.array(draftRow),
  invoices: z.array(invoice),
  /** Those that went out by mail; none beside a job. */
  statements: z._default(z.array(sentLetter), []),
  /** Pounds that the client owes, and of it what is overdue; of all invoices, also of those that are not told. */
  owed: z.number(),
  overdue: z.number(),
  /** There are more of a kind than are told. */
  more: z.boolean(),
});
export type ClientThread = z.output<typeof clientThread>;

/** The same of a property: what its jobs left behind, and the certificates that are of it. */
export const siteThread = z.extend(z.omit(clientThread, { statements: true }), {
  certificates: z.array(z.omit(certificate, { fileUrl: true })),
});
export type SiteThread = z.output<typeof siteThread>;
