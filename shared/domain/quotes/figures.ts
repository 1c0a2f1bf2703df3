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

/** The month (`YYYY-MM`, London) in which a quote was accepted, while it stays so. */
const acceptedMonth = ({ status, answeredAt }: Counted): string | undefined =>
  status === 'accepted' && answeredAt ? londonDate(answeredAt).slice(0, 7) : undefined;

export const quoteProjections: readonly Projection[] = [
  projection('figures.counters', 'quote', (quote) => [{ id: 'all', add: counted(quote) }]),
  // By its last day: what has expired waits no more, whichever day is looked at.
  projection('figures.dueDay', 'quote', ({ status, total, validUntil }) =>
    status === 'sent' ? [{ id: validUntil, add: { quotesOpen: 1, quotesOpenPence: toPence(total) } }] : [],
  ),
  projection('figures.month', 'quote', (quote) => {
    const id = acceptedMonth(quote);
    return id ? [{ id, add: { quotesAccepted: 1, quotesAcceptedPence: toPence(quote.total) } }] : [];
  }),
  // Once it is accepted, what was agreed.
  projection('figures.job', 'quote', ({ jobId, status, total }) =>
    jobId && status === 'accepted' ? [{ id: String(jobId), add: { agreedPence: toPence(total) } }] : [],
  ),
  projection('figures.client', 'quote', ({ clientId }) => [{ id: String(clientId), add: { quoteCount: 1 } }]),
];
