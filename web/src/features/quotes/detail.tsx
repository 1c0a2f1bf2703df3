import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { quoteQuery } from '../../data/quotes.ts';
import { StatusPill } from '../../forms/quote/status-pill.tsx';
import { Actions } from './actions.tsx';
import { Paper } from './paper.tsx';
import { texts } from './texts.ts';
import { Timeline } from './timeline.tsx';
import type { Places } from './use-places.ts';

interface Props {
  quote: QuoteRow;
  places: Places;
}

/** One quote: its next step, the paper as the customer sees it, and what has happened to it. */
export function Detail({ quote, places }: Props) {
  const { data: whole } = useQuery(quoteQuery(quote.id));
  const now = whole ?? quote;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-2 pb-24 lg:px-6 lg:pt-7 lg:pb-12">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-large wrap-anywhere">{now.title}</h2>
          <p className="text-small text-muted wrap-anywhere">
            {now.number} · {now.client?.name}
          </p>
        </div>
        <StatusPill quote={now} />
      </header>
      <Said quote={now} />
      <Actions quote={now} whole={whole} places={places} />
      {whole ? <Paper quote={whole} /> : <Spinner />}
      <Timeline quote={now} answer={whole?.answer ?? null} />
    </div>
  );
}

function Said({ quote: { changed, sentAt, askedAt, status } }: { quote: QuoteRow }) {
  if (status === 'sent' && changed && sentAt)
    return (
      <Notice tone="warning" icon={TriangleAlert} title={texts.changed}>
        {texts.changedHint}
      </Notice>
    );
  if (status === 'sent' && askedAt)
    return (
      <Notice tone="warning" icon={TriangleAlert} title={texts.asked}>
        {texts.askedHint}
      </Notice>
    );
  return null;
}
