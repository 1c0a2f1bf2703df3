import * as z from 'zod/mini';
import { kept, orNull } from '../fields.ts';
import { shownLines } from '../invoices/lines.ts';
import { shownDeposit } from './deposit.ts';
import { contractKinds, priceKinds } from './fields.ts';
import { quoteStatuses } from './status.ts';

export const quoteRow = z.object({
  ...kept,
  clientId: z.number(),
  /** The job it belongs to, or the one created on acceptance. */
  jobId: orNull(z.number()),
  /** The certificate whose defects it covers. */
  certificateId: orNull(z.number()),
  number: z.string(),
  title: z.string(),
  /** The stored status; `shownQuoteStatus` adds `expired`. */
  status: z.enum(quoteStatuses),
  /** The last version sent; 0 if none. */
  version: z.number(),
  /** Pounds, including VAT: of the sent version once there is one, and with the chosen options once accepted. */
  total: z.number(),
  validUntil: z.string(),
  deposit: orNull(shownDeposit),
  /** True if it was edited since it was sent; such edits are no part of an answered quote. */
  changed: z._default(z.boolean(), false),
  followUps: z._default(z.boolean(), false),
  sentAt: orNull(z.string()),
  /** The user who sent it last. */
  sentBy: orNull(z.string()),
  /** Why its last mail was not sent. */
  mailTrouble: orNull(z.string()),
  openedAt: orNull(z.string()),
  answeredAt: orNull(z.string()),
  /** When the customer asked for an expired quote to be renewed. */
  askedAt: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type QuoteRow = z.output<typeof quoteRow>;

/** The customer's answer, as the trader sees it. */
const shownAnswer = z.object({
  answer: z.enum(['accepted', 'declined']),
  /** `guest`: by the customer, on the quote's page. */
  how: z.string(),
  name: orNull(z.string()),
  reason: orNull(z.string()),
  note: orNull(z.string()),
  version: z.number(),
  /** The indexes of the chosen optional lines. */
  chosen: z._default(z.array(z.number()), []),
  total: z.number(),
  at: z.string(),
  /** The customer's answer about an early start, and when; null if nothing was asked or ticked. */
  startEarly: orNull(z.object({ asks: z.boolean(), understands: z.boolean(), at: z.string() })),
  /** The last day on which a consumer may cancel; null if they have no such right. */
  cancelUntil: orNull(z.string()),
  /** The deposit's invoice. */
  invoiceId: orNull(z.number()),
  cancelledAt: orNull(z.string()),
});

export const quote = z.extend(quoteRow, {
  ...shownLines,
  message: orNull(z.string()),
  terms: orNull(z.string()),
  priceKind: z._default(z.enum(priceKinds), 'quote'),
  contract: z._default(z.enum(contractKinds), 'work'),
  answer: orNull(shownAnswer),
  /** The version the customer sees, if the quote awaits an answer and was edited since it was sent. */
  sent: orNull(z.object({ title: z.string(), ...shownLines })),
  /** The next version's values; `validUntil` and `deposit` above are those of the sent version. */
  working: z.object({ validUntil: z.string(), deposit: orNull(shownDeposit) }),
  /** The draft of the final invoice, and the invoice it became. */
  invoiceDraftId: orNull(z.number()),
  finalInvoiceId: orNull(z.number()),
});
export type Quote = z.output<typeof quote>;

export const quoteVersion = z.object({
  version: z.number(),
  sentAt: z.string(),
  /** SHA-256 in hex of its canonical JSON. */
  hash: z.string(),
  total: z.number(),
  validUntil: z.string(),
});
export type QuoteVersion = z.output<typeof quoteVersion>;
