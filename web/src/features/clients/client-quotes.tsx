import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { Money } from '../../components/money.tsx';
import { useQuotes } from '../../data/quotes.ts';
import { StatusPill } from '../../forms/quote/status-pill.tsx';
import { History, HistoryRow } from './history.tsx';
import { texts } from './texts.ts';

/** What a client was offered. */
export function ClientQuotes({ client }: { client: Client }) {
  const list = useQuotes();
  const rows = useMemo(
    () => list.rows.filter(({ clientId }) => clientId === client.id),
    [list.rows, client.id],
  );
  return (
    <History
      title={texts.quotes}
      rows={rows}
      complete={list.complete}
      failed={Boolean(list.error) || list.stopped}
      empty={texts.noQuotes}
      create={{ to: `/quotes?new=1&client=${client.id}`, label: texts.newQuote }}
      allTo={`/quotes?q=${encodeURIComponent(client.name)}`}
      render={(quote) => (
        <HistoryRow
          to={`/quotes?id=${quote.id}`}
          title={quote.title}
          note={quote.number}
          amount={<Money pounds={quote.total} />}
          status={<StatusPill quote={quote} />}
        />
      )}
    />
  );
}
