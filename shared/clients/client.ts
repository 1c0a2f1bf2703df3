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
  /** What went wrong with the last mail to this address, if anything: the platform sends no more there. */
  mailTrouble: orNull(z.enum(mailTroubles)),
  /** When they were last asked for a review, and when they opted out of mails about reviews, appointments and services. */
  reviewAskedAt: orNull(z.string()),
  mailsStoppedAt: orNull(z.string()),
  /** Pounds owed, over all invoices. */
  owed: z._default(z.number(), 0),
  ...clientMore,
  ...clientTax,
});
export type Client = z.output<typeof client>;
