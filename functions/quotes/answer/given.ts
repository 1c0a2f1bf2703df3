import type { issuedOf } from '#functions/invoices/issue/read.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { AnsweredHow, QuoteAnswer } from '#shared/quotes/answer.ts';
import type { StoredQuote } from '../read.ts';
import type { SentQuote } from '../versions/document.ts';
import type { Around } from './around.ts';
import type { Evidence, StoredAnswer } from './entity.ts';

/** An answer given by the trader or through a link. */
export interface GivenAnswer {
  /** The quote's firm. */
  firm: StoredFirm;
  id: number;
  /** The quote if this call has already read it; a concurrent answer is detected when this one is written. */
  known?: StoredQuote | undefined;
  answer: QuoteAnswer;
  how: AnsweredHow | 'guest';
  /** What the link's page showed: version and hash, and the link's epoch. */
  shown?: { version: number; hash: string; epoch: number } | undefined;
  /** The indexes of the optional lines wanted. */
  chosen?: readonly number[] | undefined;
  name?: string | null | undefined;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  startEarly?: { asks: boolean; understands: boolean } | undefined;
  evidence?: Evidence | undefined;
  once: Once;
  /** The emails that go out with it. */
  letters?: readonly Write[];
  /** Makes the JSON stored for replies to calls with the same idempotency key. */
  remember: (answered: Answered, around: Around) => unknown;
}

/** A quote and the answer to it. */
export interface Answered {
  quote: StoredQuote;
  answer: StoredAnswer;
  /** The version that was answered. */
  sent: SentQuote;
  /** The deposit's invoice, if this answer created one. */
  invoice: StoredInvoice | undefined;
  /** The document it was issued as. */
  issued?: ReturnType<typeof issuedOf>;
  /** The job that the quote already belonged to, if this answer read it. */
  job?: StoredJob | undefined;
  /** False if it had already been answered. */
  isNew: boolean;
}
