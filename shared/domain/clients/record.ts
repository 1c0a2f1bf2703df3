import * as z from 'zod/mini';
import { client } from '../../clients/client.ts';

/** Without the balance owed, which is in the client's figures. */
export const clientRecord = z.omit(client, { owed: true });

/** Counts of the records that refer to a client, and the client's all-time money in whole pence. */
export const clientFigures = z.object({
  clientId: z.number(),
  siteCount: z._default(z.number(), 0),
  jobCount: z._default(z.number(), 0),
  invoiceCount: z._default(z.number(), 0),
  draftCount: z._default(z.number(), 0),
  quoteCount: z._default(z.number(), 0),
  paidPence: z._default(z.number(), 0),
  owedPence: z._default(z.number(), 0),
});
