import { useMemo } from 'react';
import { londonDate, today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { isAnswerable } from '#shared/quotes/status.ts';
import { counted } from '#shared/words.ts';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { countMark } from '../../components/figure-mark.ts';
import { Money } from '../../components/money.tsx';
import type { useQuotes } from '../../data/quotes.ts';
import { texts } from './texts.ts';

const sumOf = (quotes: readonly QuoteRow[]) => ({
  count: quotes.length,
  pounds: toPounds(quotes.reduce((pence, { total }) => pence + toPence(total), 0)),
});

/** The quotes awaiting an answer, and those accepted since the first of the month. */
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
    <div className="px-4 py-1 lg:px-5">
      <FigureLine busy={!complete}>
        <Figure label={texts.out} value={complete ? <Sum {...out} figure="quotes.open" /> : undefined} />
        <Figure
          label={texts.acceptedThisMonth}
          value={complete ? <Sum {...accepted} figure="quotes.accepted" /> : undefined}
        />
      </FigureLine>
    </div>
  );
}

function Sum({ pounds, count, figure }: ReturnType<typeof sumOf> & { figure: string }) {
  return (
    <>
      <Money pounds={pounds} />{' '}
      <span {...countMark(figure, count)} className="text-small font-normal text-muted">
        {counted(count, 'quote')}
      </span>
    </>
  );
}
