import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readDate, readWhen } from '#shared/calendar/when.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate, today } from '#shared/dates.ts';
import { holds } from '#shared/domain/certificates/holds.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { Site } from '#shared/sites/site.ts';
import type { SiteThread } from '#shared/thread/shapes.ts';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { shownNumber } from '../../data/shown-number.ts';
import { texts } from './texts.ts';

type Paper = SiteThread['certificates'][number];

interface Props {
  site: Site;
  thread: SiteThread | undefined;
  failed: boolean;
  mayChange: boolean;
}

/** A property's defects, certificates, and jobs with their quotes and invoices. */
export function SitePapers({ site, thread, failed, mayChange }: Props) {
  if (!thread) {
    if (failed) return <p className="text-muted">{texts.papersFailed}</p>;
    return (
      <Loading>
        <Skeleton className="mt-3 h-42 rounded-card" />
      </Loading>
    );
  }
  const defects = thread.certificates.filter((paper) => holds(paper) && (paper.openDefects ?? 0) > 0);
  return (
    <>
      {defects.length > 0 && (
        <RecordPart title={texts.defects}>
          <Rows>
            {defects.map((paper) => (
              <PaperRow
                key={paper.id}
                icon={TriangleAlert}
                to={pathOf(paper)}
                name={texts.defectCount(paper.openDefects ?? 0)}
                second={nameOf(paper)}
              >
                {null}
              </PaperRow>
            ))}
          </Rows>
        </RecordPart>
      )}
      <RecordPart title={texts.certificates}>
        {thread.certificates.length === 0 && <p className="text-muted">{texts.noCertificates}</p>}
        <Rows>
          {thread.certificates.map((paper) => (
            <PaperRow
              key={paper.id}
              icon={BadgeCheck}
              to={pathOf(paper)}
              name={certificateName(paper)}
              second={[paper.number, paper.day && formatDate(paper.day)].filter(Boolean).join(' · ')}
            >
              <Due paper={paper} />
            </PaperRow>
          ))}
        </Rows>
      </RecordPart>
      <RecordPart title={texts.papers} aside={mayChange && <NewJob site={site} />}>
        <Jobs thread={thread} />
      </RecordPart>
    </>
  );
}

/** One added to a job is shown there; one written here has its own screen. */
const pathOf = ({ id, jobId, source }: Paper): string =>
  source === 'written' ? `/certificates?id=${id}` : `/jobs?id=${jobId}`;

const nameOf = (paper: Paper): string => [certificateName(paper), paper.number].filter(Boolean).join(' · ');

function Rows({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Card>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

function Due({ paper }: { paper: Paper }) {
  const { nextDue, state } = paper;
  if (state === 'draft') return <StateWord tone="warning">{texts.draft}</StateWord>;
  if (!nextDue || !holds(paper)) return null;
  if (nextDue < today()) return <StateWord tone="danger">{texts.overdue}</StateWord>;
  return <span className="text-small text-muted">{texts.dueOn(formatDate(nextDue))}</span>;
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

function Jobs({ thread: { jobs, quotes, invoices } }: { thread: SiteThread }) {
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
    ...quotes.map((quote) => ({
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
          <StateWord>{texts.quoteStates[shownQuoteStatus(quote, day)]}</StateWord>
        </PaperRow>
      ),
    })),
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
