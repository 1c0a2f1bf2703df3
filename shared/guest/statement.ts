import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { openInvoice, toldInStatement } from '../invoices/statement.ts';
import { bank, client, pay, seller } from './parties.ts';

/** An open invoice: the part on its way, and how the rest can be paid online, if it can. */
const guestOpen = z.extend(openInvoice, { onItsWay: z.number(), pay: orNull(pay) });

/** What a client owes, as they see it, and nothing else about them. */
export const guestStatement = z.object({
  kind: z.literal('statement'),
  seller,
  client,
  ...toldInStatement,
  open: z.array(guestOpen),
  /** The overdue part in pounds. */
  overdue: z.number(),
  /** Bank details; each invoice is paid with its own number. */
  bank: orNull(z.omit(bank, { reference: true })),
});
export type GuestStatement = z.output<typeof guestStatement>;
