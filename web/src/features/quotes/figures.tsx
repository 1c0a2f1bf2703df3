import { useMemo } from 'react';
import { londonDate, today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { isAnswerable } from '#shared/quotes/status.ts';
import { counted } from '#shared/words.ts';
import { Money } from '../../components/money.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import type { useQuotes } from '../../data/quotes.ts';
import { texts } from './texts.ts';

const sumOf = (quotes: readonly QuoteRow[]) => ({
  count: quotes.length,
  pounds: toPounds(quotes.reduce((pence, { total }) => pence + toPence(total), 0)),
});

/** What waits for an answer, and what was accepted since the first of the month. */
export function Figures({ list }: { list: ReturnType<typeof useQuotes> }) {
  const { rows, complete } = list;
  const day = today();
  const { out, accepted } = useMemo(() => {
    const isOfMonth = ({ status, answeredAt }: QuoteRow) =>
      status === 'accepted' && answeredAt && londonDate(answeredAt).slice(0, 7) === day.slice(0, 7);
    return {
      out: sumOf(rows.filter((quote) => isAnswerable(quote, day))),
      accepted: sumOf(rows.filter(isOfMonth)),
    };
  }, [rows, day]);
  if (complete && rows.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Figure name={texts.out} sum={complete ? out : undefined} />
      <Figure name={texts.acceptedThisMonth} sum={complete ? accepted : undefined} />
    </dl>
  );
}

function Figure({ name, sum }: { name: string; sum: ReturnType<typeof sumOf> | undefined }) {
  return (
    <StatCard
      label={name}
      value={sum && <Money pounds={sum.pounds} />}
      note={sum && <span className="text-muted">{counted(sum.count, 'quote')}</span>}
    />
  );
}
