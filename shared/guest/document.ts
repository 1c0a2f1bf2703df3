import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { shownLine, shownTerms, sums } from '../lines/shown.ts';
import { shownDeposit } from '../quotes/deposit.ts';
import { contractKinds, priceKinds } from '../quotes/fields.ts';
import { shownQuoteStatuses } from '../quotes/status.ts';
import { guestDues } from './dues.ts';
import { bank, client, pay, seller } from './parties.ts';
import { guestStatement } from './statement.ts';

/** A line as its customer sees it: what it cost the trader and where it was copied from stay away. */
const guestLine = z.omit(shownLine, { source: true, cost: true });

const figures = {
  seller,
  client,
  number: z.string(),
  lines: z.array(guestLine),
  ...shownTerms,
  sums,
};

const status = z.enum(['unpaid', 'paid', 'overdue', 'credited', 'void']);

/** What is owed of an invoice and where it goes. */
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
  /** Pounds that the customer's bank has said yes to and not sent. */
  onItsWay: z._default(z.number(), 0),
  /** Pounds that came in beyond what was owed. */
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
  /** The last day by which what was paid comes back. */
  refundBy: orNull(z.string()),
});

/** A consumer's right to change their mind: until when, in which words, and the form for it. Null where there is none. */
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
  /** The address of the property that it is for, which is not always where its payer is. */
  workAt: orNull(z.string()),
  priceKind: z.enum(priceKinds),
  contract: z.enum(contractKinds),
  sentOn: z.string(),
  /** The day on which a later version than the first was sent. */
  changedOn: orNull(z.string()),
  validUntil: z.string(),
  deposit: orNull(shownDeposit),
  message: orNull(z.string()),
  terms: orNull(z.string()),
  cancellation: orNull(cancellation),
  /** Why a consumer may not cancel this one. */
  noCancellation: orNull(z.string()),
  /** What accepting says, and what the two ticks say, word for word as it is kept: `n` names the wording. */
  wording: z.object({ n: z.number(), accept: z.string(), asks: z.string(), understands: z.string() }),
  answered: orNull(answered),
  /** The deposit's invoice. */
  invoice: orNull(z.object(owed)),
  /** The day that its job is planned for. */
  workOn: orNull(z.string()),
});
export type GuestQuote = z.output<typeof guestQuote>;
/** An invoice to pay: the link's own, or the deposit's of a quote. */
export type GuestOwed = NonNullable<GuestQuote['invoice']>;

const guestInvoice = z.object({
  kind: z.literal('invoice'),
  ...figures,
  ...owed,
  version: z._default(z.number(), 1),
  hash: orNull(z.string()),
  /** Of an invoice of one amount, which has no lines: what of it is for what, in pounds. */
  materialsCost: orNull(z.number()),
  laborCost: orNull(z.number()),
  workDescription: orNull(z.string()),
  workAt: orNull(z.string()),
  notes: orNull(z.string()),
});
export type GuestInvoice = z.output<typeof guestInvoice>;

/** What has lines. */
export type GuestPaper = GuestQuote | GuestInvoice;

/** What a link shows: one document, and nothing else of the client or the business. */
export const guestDocument = z.discriminatedUnion('kind', [
  guestQuote,
  guestInvoice,
  guestStatement,
  guestDues,
]);
export type GuestDocument = z.output<typeof guestDocument>;
