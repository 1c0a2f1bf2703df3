import FileText from 'lucide-react/icons/file-text';
import { today } from '#shared/dates.ts';
import { quoteStates } from '#shared/quotes/state-names.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { ThreadQuote } from '#shared/thread/thread.ts';
import { Money } from '../../../components/money.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { texts } from '../texts.ts';

/** A job's quotes. */
export function QuoteRows({ quotes }: { quotes: readonly ThreadQuote[] }) {
  return quotes.map((quote) => (
    <PaperRow
      key={quote.id}
      icon={FileText}
      to={`/quotes?id=${quote.id}`}
      name={texts.quote(quote.number)}
      second={[quote.title, quoteStates[shownQuoteStatus(quote, today())]].join(' · ')}
    >
      <Money pounds={quote.total} />
    </PaperRow>
  ));
}
