import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { shownDeposit } from '../../quotes/deposit.ts';
import { contractKinds, priceKinds } from '../../quotes/fields.ts';
import { shownQuoteStatuses } from '../../quotes/status.ts';
import { figures, owed } from '../paper.ts';

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

/** A quote as its customer sees it. */
export const guestQuote = z.object({
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
