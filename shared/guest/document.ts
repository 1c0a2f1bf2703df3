import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { guestDues } from './dues/document.ts';
import { figures, owed } from './paper.ts';
import { type GuestQuote, guestQuote } from './quotes/document.ts';
import { guestStatement } from './statement.ts';

/** An invoice to pay: the link's own, or the quote's deposit invoice. */
const guestOwed = z.object(owed);
export type GuestOwed = z.output<typeof guestOwed>;

const guestInvoice = z.object({
  kind: z.literal('invoice'),
  ...figures,
  ...owed,
  version: z._default(z.number(), 1),
  hash: orNull(z.string()),
  /** For an invoice without lines: its amounts by purpose, in pounds. */
  materialsCost: orNull(z.number()),
  laborCost: orNull(z.number()),
  workDescription: orNull(z.string()),
  workAt: orNull(z.string()),
  notes: orNull(z.string()),
});
export type GuestInvoice = z.output<typeof guestInvoice>;

/** What has lines. */
export type GuestPaper = GuestInvoice | GuestQuote;

/** A link's contents: one document, and nothing else about the client or business. */
export const guestDocument = z.discriminatedUnion('kind', [
  guestInvoice,
  guestQuote,
  guestStatement,
  guestDues,
]);
export type GuestDocument = z.output<typeof guestDocument>;
