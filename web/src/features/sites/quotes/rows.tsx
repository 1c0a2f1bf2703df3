import FileText from 'lucide-react/icons/file-text';
import { quoteStates } from '#shared/quotes/state-names.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { SiteThread } from '#shared/thread/shapes.ts';
import { Money } from '../../../components/money.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { StateWord } from '../../../components/state-word.tsx';

/** The quotes for a property's jobs. */
export const quoteRows = ({ quotes }: SiteThread, day: string) =>
  quotes.map((quote) => ({
    at: quote.createdAt,
    row: (
      <PaperRow
        key={`quote${quote.id}`}
        icon={FileText}
        to={`/quotes?id=${quote.id}`}
        name={quote.title}
        second={quote.number}
      >
        <Money pounds={quote.total} />
        <StateWord>{quoteStates[shownQuoteStatus(quote, day)]}</StateWord>
      </PaperRow>
    ),
  }));
