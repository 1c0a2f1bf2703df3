import * as z from 'zod/mini';
import { kept, orNull } from '../fields.ts';
import { shownLines } from '../invoices/lines.ts';
import { shownDeposit } from './deposit.ts';
import { contractKinds, priceKinds } from './fields.ts';
import { quoteStatuses } from './status.ts';

export const quoteRow = z.object({
  ...kept,
  clientId: z.number(),
  /** The job it belongs to, or the one that its acceptance made. */
  jobId: orNull(z.number()),
  /** The certificate whose defects it is to put right. */
  certificateId: orNull(z.number()),
  number: z.string(),
  title: z.string(),
  /** As it is kept; `shownQuoteStatus` tells what has expired. */
  status: z.enum(quoteStatuses),
  /** What was sent last: 1 is the first version, 0 none yet. */
  version: z.number(),
  /** Pounds, VAT included; of the sent version once there is one, with what was chosen once it is accepted. */
  total: z.number(),
  validUntil: z.string(),
  deposit: orNull(shownDeposit),
  /** True where what was written last differs from what was sent; of an answered one it is no part. */
  changed: z._default(z.boolean(), false),
  followUps: z._default(z.boolean(), false),
  sentAt: orNull(z.string()),
  /** Why the last mail with it did not go out. */
  mailTrouble: orNull(z.string()),
  openedAt: orNull(z.string()),
  answeredAt: orNull(z.string()),
  /** When a customer asked for a quote that had expired to be made anew. */
  askedAt: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type QuoteRow = z.output<typeof quoteRow>;

/** How it was answered, as the trader sees it. */
const shownAnswer = z.object({
  answer: z.enum(['accepted', 'declined']),
  /** `guest`: by the customer on the page. */
  how: z.string(),
  name: orNull(z.string()),
  reason: orNull(z.string()),
  note: orNull(z.string()),
  version: z.number(),
  /** The places of the optional lines that were chosen. */
  chosen: z._default(z.array(z.number()), []),
  total: z.number(),
  at: z.string(),
  /** What the customer ticked about an early start, and when; null where nothing was asked or ticked. */
  startEarly: orNull(z.object({ asks: z.boolean(), understands: z.boolean(), at: z.string() })),
  /** The last day on which a consumer may cancel; null where there is no such right. */
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
  /** What its customer sees, where it waits for an answer and was changed since. */
  sent: orNull(z.object({ title: z.string(), ...shownLines })),
  /** What the next version will say of these two; `validUntil` and `deposit` are those of the sent one. */
  working: z.object({ validUntil: z.string(), deposit: orNull(shownDeposit) }),
  /** The draft that the rest is to be billed by, and the invoice it became. */
  invoiceDraftId: orNull(z.number()),
  finalInvoiceId: orNull(z.number()),
});
export type Quote = z.output<typeof quote>;

export const quoteVersion = z.object({
  version: z.number(),
  sentAt: z.string(),
  /** Of its canonical JSON, SHA-256 in hex. */
  hash: z.string(),
  total: z.number(),
  validUntil: z.string(),
});
export type QuoteVersion = z.output<typeof quoteVersion>;
