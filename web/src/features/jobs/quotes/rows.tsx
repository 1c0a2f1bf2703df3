import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { quoteStates } from '#shared/quotes/state-names.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { ThreadQuote } from '#shared/thread/thread.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Money } from '../../../components/money.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { texts } from '../texts.ts';

/** A variation is a separate quote for the same job. */
export function AddQuote({ job }: { job: Job }) {
  const mayQuote = isAmong(useSignedInUser(), openTo('quotes.create', desk));
  if (!mayQuote) return null;
  return (
    <ButtonLink variant="quiet" icon={Plus} className="-mr-2 text-small">
      <Link to={`/quotes?new=1&client=${job.clientId}&job=${job.id}`}>{texts.addQuote}</Link>
    </ButtonLink>
  );
}

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
