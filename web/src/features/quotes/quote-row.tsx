import { readDate, readPast } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { QuoteRow as Row } from '#shared/quotes/shown.ts';
import { quoteStates } from '#shared/quotes/state-names.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import { ListRow } from '../../components/list-row.tsx';
import { Money } from '../../components/money.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { looks } from '../../forms/quotes/status-pill.tsx';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

interface Props {
  quote: Row;
  chosen: boolean;
  onOpen: (id: number) => void;
}

/** A quote in the list. The whole row opens it. */
export function QuoteRow({ quote, chosen, onOpen }: Props) {
  const { id, client, number, title, total } = quote;
  const status = shownQuoteStatus(quote, today());
  const said = saidOf(quote);
  return (
    <ListRow
      chosen={chosen}
      onOpen={() => onOpen(id)}
      title={client?.name ?? ''}
      about={title}
      second={
        <>
          {number} · {said ? <span className="text-on-warning">{said}</span> : latestOf(quote)}
        </>
      }
      sum={<Money pounds={total} className="font-strong" />}
      state={
        <>
          <WaitingMark id={quote.id} /> <StateWord {...looks[status]}>{quoteStates[status]}</StateWord>
        </>
      }
    />
  );
}

/** What needs the trader; empty if nothing does. */
const saidOf = ({ changed, askedAt, sentAt, status }: Row): string => {
  if (status !== 'sent') return '';
  return changed && sentAt ? texts.changed : askedAt ? texts.asked : '';
};

const pastDay = (instant: string): string => readPast(londonDate(instant), today());

/** Its latest event: `opened today`, `sent 20 Oct, valid until 19 Nov`. */
const latestOf = ({ answeredAt, openedAt, sentAt, validUntil, status }: Row): string => {
  if (answeredAt && status !== 'sent') return `answered ${pastDay(answeredAt)}`;
  const until = `valid until ${readDate(validUntil, today())}`;
  if (status !== 'sent' || !sentAt) return until;
  return `${openedAt ? `opened ${pastDay(openedAt)}` : `sent ${pastDay(sentAt)}`} · ${until}`;
};
