import { applied } from '../applied.ts';
import { change } from '../changed.ts';
import type { Change } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';

/** The change to a quote when the draft of its final invoice is deleted, or issued as an invoice. */
export const onQuote = (db: Reader, { quoteId }: RecordOf<'draft'>, finalInvoiceId?: number): Change[] => {
  const quote = quoteId ? db.get('quote', quoteId) : undefined;
  if (!quote) return [];
  return [change('quote', quote, applied(quote, { invoiceDraftId: null, finalInvoiceId }))];
};
