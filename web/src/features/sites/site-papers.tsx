import Briefcase from 'lucide-react/icons/briefcase';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { readDate, readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import type { Site } from '#shared/sites/site.ts';
import type { SiteThread } from '#shared/thread/shapes.ts';
import { Money } from '../../components/money.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { shownNumber } from '../../data/shown-number.ts';
import { CertificatePapers } from './certificates/papers.tsx';
import { quoteRows } from './quotes/rows.tsx';
import { Rows } from './rows.tsx';
import { texts } from './texts.ts';

interface Props {
  site: Site;
  thread: SiteThread | undefined;
  failed: boolean;
  mayChange: boolean;
}

/** A property's certificates, and its jobs with their quotes and invoices. */
export function SitePapers({ site, thread, failed, mayChange }: Props) {
  if (!thread) {
    if (failed) return <p className="text-muted">{texts.papersFailed}</p>;
    return (
      <Loading>
        <Skeleton className="mt-3 h-42 rounded-card" />
      </Loading>
    );
  }
  return (
    <>
      <CertificatePapers certificates={thread.certificates} />
      <RecordPart title={texts.papers} aside={mayChange && <NewJob site={site} />}>
        <Jobs thread={thread} />
      </RecordPart>
    </>
  );
}

function NewJob({ site: { id, clientId } }: { site: Site }) {
  return (
    <Link
      to={`/jobs?new=1&client=${clientId}&site=${id}`}
      className="no-print -mr-1 flex min-h-11 items-center gap-1 rounded-control px-1 text-small font-strong hover:bg-sunken"
    >
      <Plus aria-hidden className="size-4" />
      {texts.newJob}
    </Link>
  );
}

function Jobs({ thread }: { thread: SiteThread }) {
  const { jobs, invoices } = thread;
  const day = today();
  const rows = [
    ...jobs.map((job) => ({
      at: job.createdAt,
      row: (
        <PaperRow
          key={`job${job.id}`}
          icon={Briefcase}
          to={`/jobs?id=${job.id}`}
          name={job.title}
          second={readWhen(job, day).join(', ')}
        >
          {job.amount !== null && <Money pounds={job.amount} />}
          <StateWord tone={jobLooks[job.status].tone}>{jobLooks[job.status].name}</StateWord>
        </PaperRow>
      ),
    })),
    ...quoteRows(thread, day),
    ...invoices.map((invoice) => ({
      at: invoice.createdAt,
      row: (
        <PaperRow
          key={`invoice${invoice.id}`}
          icon={ReceiptText}
          to={`/invoices?id=${invoice.id}`}
          name={shownNumber(invoice)}
          second={texts.due(readDate(invoice.dueDate, day))}
        >
          <Money pounds={figureOf(invoice, day)} />
          <StateWord>{texts.invoiceStates[shownState(invoice, day)]}</StateWord>
        </PaperRow>
      ),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  if (rows.length === 0) return <p className="text-muted">{texts.noPapers}</p>;
  return <Rows>{rows.map(({ row }) => row)}</Rows>;
}
