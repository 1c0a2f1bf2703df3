import * as z from 'zod/mini';
import { client } from '../../clients/client.ts';

/** What they owe and have paid is a figure of its own. */
export const clientRecord = z.omit(client, { owed: true });

/** What points to a client, and their money in whole pence over all time. */
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
