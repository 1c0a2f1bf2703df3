import type { issuedOf } from '#functions/invoices/issue/read.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { AnsweredHow, QuoteAnswer } from '#shared/quotes/answer.ts';
import type { StoredQuote } from '../read.ts';
import type { SentQuote } from '../versions/document.ts';
import type { Around } from './around.ts';
import type { Evidence, StoredAnswer } from './entity.ts';

/** An answer as it comes in, from the trader's own hand or by a link. */
export interface GivenAnswer {
  /** Whose quote it is. */
  firm: StoredFirm;
  id: number;
  /** As it was read for this call; an answer in between is noticed when this one is written. */
  known?: StoredQuote | undefined;
  answer: QuoteAnswer;
  how: AnsweredHow | 'guest';
  /** What a link's page showed: its version and hash, and the epoch of the link. */
  shown?: { version: number; hash: string; epoch: number } | undefined;
  /** The places of the optional lines that are wanted. */
  chosen?: readonly number[] | undefined;
  name?: string | null | undefined;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  startEarly?: { asks: boolean; understands: boolean } | undefined;
  evidence?: Evidence | undefined;
  once: Once;
  /** What a call with the same key is to be answered with again; JSON. */
  remember: (answered: Answered, around: Around) => unknown;
}

/** A quote and the answer to it. */
export interface Answered {
  quote: StoredQuote;
  answer: StoredAnswer;
  /** The version that was answered. */
  sent: SentQuote;
  /** The deposit's invoice, where this answer made one. */
  invoice: StoredInvoice | undefined;
  /** What that was issued as. */
  issued?: ReturnType<typeof issuedOf>;
  /** The job that the quote belonged to before, where this answer read it. */
  job?: StoredJob | undefined;
  /** False where somebody had answered it before. */
  isNew: boolean;
}
