import { londonDate } from '../../dates.ts';
import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';
import type { RecordOf } from '../reader.ts';

type Counted = Pick<RecordOf<'quote'>, 'status' | 'total' | 'answeredAt'>;

const counted = ({ status, total }: Counted): Record<string, number> => {
  const pence = toPence(total);
  if (status === 'accepted') return { quotesAccepted: 1, quotesAcceptedPence: pence };
  return status === 'declined' ? { quotesDeclined: 1 } : {};
};

/** The month (`YYYY-MM`, London) in which a quote was accepted; undefined if it isn't accepted now. */
const acceptedMonth = ({ status, answeredAt }: Counted): string | undefined =>
  status === 'accepted' && answeredAt ? londonDate(answeredAt).slice(0, 7) : undefined;

export const quoteProjections: readonly Projection[] = [
  projection('figures.counters', 'quote', (quote) => [{ id: 'all', add: counted(quote) }]),
  // By expiry date, so that expired quotes drop out for any day asked about.
  projection('figures.dueDay', 'quote', ({ status, total, validUntil }) =>
    status === 'sent' ? [{ id: validUntil, add: { quotesOpen: 1, quotesOpenPence: toPence(total) } }] : [],
  ),
  projection('figures.month', 'quote', (quote) => {
    const id = acceptedMonth(quote);
    return id ? [{ id, add: { quotesAccepted: 1, quotesAcceptedPence: toPence(quote.total) } }] : [];
  }),
  // The agreed amount, once accepted.
  projection('figures.job', 'quote', ({ jobId, status, total }) =>
    jobId && status === 'accepted' ? [{ id: String(jobId), add: { agreedPence: toPence(total) } }] : [],
  ),
  projection('figures.client', 'quote', ({ clientId }) => [{ id: String(clientId), add: { quoteCount: 1 } }]),
];
