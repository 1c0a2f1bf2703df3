import * as z from 'zod/mini';
import { kept, orNull } from '../fields.ts';
import { mailTroubles } from './mail-troubles.ts';
import { clientMore } from './more.ts';
import { clientTax } from './tax.ts';

export const client = z.object({
  ...kept,
  name: z.string(),
  email: orNull(z.string()),
  phone: orNull(z.string()),
  address: orNull(z.string()),
  /** What became of the last mail to this address, where it was not good: the platform sends no more there. */
  mailTrouble: orNull(z.enum(mailTroubles)),
  /** When they were last asked for a review, and since when they want no mails about reviews, appointments and services. */
  reviewAskedAt: orNull(z.string()),
  mailsStoppedAt: orNull(z.string()),
  /** Pounds still owed, of all invoices. */
  owed: z._default(z.number(), 0),
  ...clientMore,
  ...clientTax,
});
export type Client = z.output<typeof client>;
