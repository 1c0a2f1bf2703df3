import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { shownLine, shownTerms, sums } from '../lines/shown.ts';
import { shownDeposit } from '../quotes/deposit.ts';
import { contractKinds, priceKinds } from '../quotes/fields.ts';
import { shownQuoteStatuses } from '../quotes/status.ts';
import { guestDues } from './dues/document.ts';
import { bank, client, pay, seller } from './parties.ts';
import { guestStatement } from './statement.ts';

/** A line as the customer sees it, without its cost to the trader, its origin and the reason for its VAT rate. */
const guestLine = z.omit(shownLine, { source: true, cost: true, rateReason: true });

const figures = {
  seller,
  client,
  number: z.string(),
  lines: z.array(guestLine),
  ...shownTerms,
  sums,
};

const status = z.enum(['unpaid', 'paid', 'overdue', 'credited', 'void']);

/** The amount owed on an invoice and how to pay it. */
const owed = {
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

const answered = z.object({
  answer: z.enum(['accepted', 'declined']),
  name: orNull(z.string()),
  at: z.string(),
  chosen: z._default(z.array(z.number()), []),
  total: z.number(),
  startEarly: orNull(z.object({ asks: z.boolean(), understands: z.boolean(), at: z.string() })),
  cancelledAt: orNull(z.string()),
  /** The last day for the refund. */
  refundBy: orNull(z.string()),
});

/** A consumer's right to cancel: the deadline, the wording and the form. Null if there is none. */
const cancellation = z.object({
  /** Known once it is accepted. */
  cancelUntil: orNull(z.string()),
  text: z.string(),
  form: z.string(),
});

const guestQuote = z.object({
  kind: z.literal('quote'),
  ...figures,
  status: z.enum(shownQuoteStatuses),
  version: z.number(),
  hash: z.string(),
  title: z.string(),
  /** The property's address, which may differ from the payer's. */
  workAt: orNull(z.string()),
  priceKind: z.enum(priceKinds),
  contract: z.enum(contractKinds),
  sentOn: z.string(),
  /** The day on which a later version was sent. */
  changedOn: orNull(z.string()),
  validUntil: z.string(),
  deposit: orNull(shownDeposit),
  message: orNull(z.string()),
  terms: orNull(z.string()),
  cancellation: orNull(cancellation),
  /** Why a consumer may not cancel this one. */
  noCancellation: orNull(z.string()),
  /** The texts of the acceptance and the two ticks, word for word as stored: `n` is the wording's number. */
  wording: z.object({ n: z.number(), accept: z.string(), asks: z.string(), understands: z.string() }),
  answered: orNull(answered),
  /** The deposit's invoice. */
  invoice: orNull(z.object(owed)),
  /** The day for which its job is planned. */
  workOn: orNull(z.string()),
});
export type GuestQuote = z.output<typeof guestQuote>;
/** An invoice to pay: the link's own, or the quote's deposit invoice. */
export type GuestOwed = NonNullable<GuestQuote['invoice']>;

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
export type GuestPaper = GuestQuote | GuestInvoice;

/** A link's contents: one document, and nothing else about the client or business. */
export const guestDocument = z.discriminatedUnion('kind', [
  guestQuote,
  guestInvoice,
  guestStatement,
  guestDues,
]);
export type GuestDocument = z.output<typeof guestDocument>;
