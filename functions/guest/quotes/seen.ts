import { note } from '#functions/figures/activity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { happened } from '#functions/lib/metrics.ts';
import { write } from '#functions/lib/transact.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import { isFirstLook, SeenEarlier } from '../first-look.ts';

/** Notes the first look at a quote, and tells the trader. */
export const quoteSeen = async ({ firmId, id, number: label }: StoredQuote): Promise<void> => {
  const patch = quoteEntity
    .patch({ firmId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((quote, { notExists }) => notExists(quote.openedAt));
  const told = note(firmId, { kind: 'quote_opened', label, subject: 'quotes', subjectId: id });
  if (await isFirstLook([write(patch, () => new SeenEarlier()), ...told])) happened('QuoteOpened');
};
