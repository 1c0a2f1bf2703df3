import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { today } from '#shared/dates.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { railOf } from '#shared/thread/rail.ts';
import { read } from '../../api/read.ts';
import { Money } from '../../components/money.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { ThreadRail } from '../../components/thread-rail.tsx';
import { clientQuery } from '../../data/clients.ts';
import { quoteQuery } from '../../data/quotes.ts';
import { useThread } from '../../data/thread.ts';
import { Bounced } from '../../forms/letter/bounced.tsx';
import { Letters } from '../../forms/letter/letters.tsx';
import { Unprintable } from '../../forms/paper/unprintable.tsx';
import { StatusPill } from '../../forms/quotes/status-pill.tsx';
import { useMoreActs } from './more-acts.ts';
import { NextStep } from './next-step.tsx';
import { Paper } from './paper.tsx';
import { texts } from './texts.ts';
import { Timeline } from './timeline.tsx';
import type { Places } from './use-places.ts';

interface Props {
  quote: QuoteRow;
  places: Places;
}

/** A quote: amount and status, its thread, the document as the customer sees it, and its history. */
export default function Detail({ quote, places }: Props) {
  const { data: whole, isError, refetch } = useQuery(quoteQuery(quote.id));
  const { data: client } = useQuery(clientQuery(quote.clientId));
  const now = whole ?? quote;
  const { thread } = useThread({ quote: now });
  const isOpen = now.status === 'draft' || now.status === 'sent';
  return (
    <div className="@container/record">
      <div className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-3 px-4 pt-1 pb-32 lg:px-6 lg:pt-6 lg:pb-12 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:gap-x-6 print:block print:space-y-3 print:p-0">
        <Head quote={now} whole={whole} places={places} />
        <div className="no-print grid gap-4 @xl/record:col-start-2 @xl/record:row-span-2">
          <NextStep quote={now} whole={whole} thread={thread} places={places} />
          {thread && (
            <div className="rounded-card border border-line bg-surface px-2 shadow-rest @xl/record:border-0 @xl/record:bg-transparent @xl/record:px-0 @xl/record:shadow-none">
              <ThreadRail {...railOf(thread, today())} here="quote" />
            </div>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Said quote={now} />
          {client && isOpen && <Bounced client={client} onChange={() => places.send.open(quote.id)} />}
          {client && whole && <Unprintable client={client} paper={whole} />}
          {whole && <Paper quote={whole} />}
          {!whole && (isError ? <NotLoaded retry={() => void refetch()} /> : <Spinner />)}
          {now.sentAt && (
            <Letters
              query={read(quotesRoutes.letters, { params: { id: quote.id } })}
              onSend={isOpen ? () => places.send.open(quote.id) : undefined}
            />
          )}
          <Timeline quote={now} answer={whole?.answer ?? null} />
        </div>
      </div>
    </div>
  );
}

interface HeadProps extends Props {
  whole: Quote | undefined;
}

function Head(props: HeadProps) {
  const { quote } = props;
  const acts = useMoreActs(props);
  return (
    <header className="@xl/record:col-span-2">
      <div className="flex items-start justify-between gap-x-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 lg:py-1.5">
          <h2 className="text-title wrap-anywhere">{quote.title}</h2>
          <StatusPill quote={quote} />
        </div>
        <span className="no-print max-lg:absolute max-lg:-top-11 max-lg:right-2">
          <MoreMenu acts={acts} />
        </span>
      </div>
      <p className="mt-0.5 text-small text-muted wrap-anywhere">
        <Money pounds={quote.total} className="font-strong text-ink" />
        {` · ${[quote.number, quote.client?.name].filter(Boolean).join(' · ')}`}
      </p>
    </header>
  );
}

function Said({ quote: { changed, sentAt, answeredAt, askedAt, status } }: { quote: QuoteRow }) {
  if (status === 'sent' && changed && sentAt)
    return (
      <Notice tone="warning" icon={TriangleAlert} title={texts.changed}>
        {texts.changedHint}
      </Notice>
    );
  if (changed && answeredAt)
    return (
      <Notice tone="info" icon={Info} title={texts.unsent}>
        {texts.unsentHint}
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
