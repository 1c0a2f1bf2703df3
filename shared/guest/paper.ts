import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { shownLine, shownTerms, sums } from '../lines/shown.ts';
import { bank, client, pay, seller } from './parties.ts';

/** A line as the customer sees it, without its cost to the trader, its origin and the reason for its VAT rate. */
const guestLine = z.omit(shownLine, { source: true, cost: true, rateReason: true });

/** What every paper with lines shows. */
export const figures = {
  seller,
  client,
  number: z.string(),
  lines: z.array(guestLine),
  ...shownTerms,
  sums,
};

const status = z.enum(['unpaid', 'paid', 'overdue', 'credited', 'void']);

/** The amount owed on an invoice and how to pay it. */
export const owed = {
  number: z.string(),
  status,
  total: z.number(),
  paid: z.number(),
  credited: z._default(z.number(), 0),
  balance: z.number(),
  issuedOn: z.string(),
  dueDate: z.string(),
  bank: orNull(bank),
  /** Pounds that the customer's bank has confirmed but not yet transferred. */
  onItsWay: z._default(z.number(), 0),
  /** Pounds overpaid. */
  overpaid: z._default(z.number(), 0),
  pay: orNull(pay),
};
