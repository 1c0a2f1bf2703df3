import { quoteStates } from '#shared/quotes/state-names.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { ClientThread } from '#shared/thread/shapes.ts';
import type { PillTone } from '../../../components/pill.tsx';
import type { ThreadRow } from '../thread-row.ts';

const quoteTones: Partial<Record<string, PillTone>> = {
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
  sent: 'info',
};

/** The quotes in a client's history. */
export const quoteRows = ({ quotes }: ClientThread, today: string): ThreadRow[] =>
  quotes.map((quote) => {
    const status = shownQuoteStatus(quote, today);
    const { id, createdAt: at, title, number: note, total: pounds } = quote;
    const look = { state: quoteStates[status], tone: quoteTones[status] ?? 'neutral' };
    return { kind: 'quote', key: `quote${id}`, at, to: `/quotes?id=${id}`, title, note, pounds, ...look };
  });
