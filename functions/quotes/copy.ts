import type { StoredFirm } from '#functions/firms/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import { readWhole, type WholeQuote } from './read.ts';
import { createQuote } from './store.ts';

/** A job that acceptance made belongs to the accepted quote: its copy is for new work. */
const jobFor = ({ status, jobId }: WholeQuote): number | undefined =>
  status === 'accepted' || status === 'cancelled' ? undefined : jobId;

const likeIt = (quote: WholeQuote): QuoteInput => {
  const { clientId, title, followUps, working } = quote;
  return {
    ...working,
    clientId,
    jobId: jobFor(quote),
    title,
    followUps,
    terms: working.terms ?? null,
    validUntil: undefined,
    taxPoint: undefined,
  };
};

/** A new draft that says what a quote says, to hold for as long as a new one does. Throws 404 and as for a new quote. */
export const copyQuote = async (firm: StoredFirm, id: number, chosen: number | undefined, once: Once) =>
  createQuote(firm, { ...likeIt(await readWhole(firm.firmId, id)), id: chosen }, once);
