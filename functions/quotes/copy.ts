import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { likeQuote } from '#shared/domain/quotes/rules.ts';
import { readWhole } from './read.ts';
import { createQuote } from './store.ts';

/** Creates a new draft with a quote's content, valid for as long as a new quote. Throws 404 and as for a new quote. */
export const copyQuote = async (firm: StoredFirm, id: number, chosen: number | undefined, once: Once) =>
  createQuote(firm, { ...likeQuote(await readWhole(firm.firmId, id)), id: chosen }, once);
