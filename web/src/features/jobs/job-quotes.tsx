import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { useJobQuotes } from '../../data/quotes.ts';
import { StatusPill } from '../../forms/quote/status-pill.tsx';
import { texts } from './texts.ts';

/** What was agreed for a job: the quote that made it and those that were added. Nothing is shown of a job without. */
export function JobQuotes({ job }: { job: Job }) {
  const { rows } = useJobQuotes(job.id);
  if (rows.length === 0) return null;
  return (
    <Panel
      title={texts.quotes}
      aside={
        <ButtonLink variant="quiet" icon={Plus} className="no-print -mr-2">
          <Link to={`/quotes?new=1&client=${job.clientId}&job=${job.id}`}>{texts.addQuote}</Link>
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line">
        {rows.map((quote) => (
          <li key={quote.id}>
            <Link
              to={`/quotes?id=${quote.id}`}
              className="flex min-h-14 items-start justify-between gap-3 px-4 py-3 hover:bg-sunken/50 focus-visible:-outline-offset-3"
            >
              <span className="min-w-0">
                <span className="block font-strong wrap-anywhere">{quote.title}</span>
                <span className="block text-small text-muted">{quote.number}</span>
              </span>
              <span className="grid shrink-0 justify-items-end gap-1">
                <Money pounds={quote.total} className="font-strong" />
                <StatusPill quote={quote} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
