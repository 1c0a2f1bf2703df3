import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import { StatusPill } from '../../forms/job/status-pill.tsx';
import { texts } from './texts.ts';

interface Props {
  job: Job;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
}

/** One job of the list; the whole row opens it. */
export function JobRow({ job, chosen, link }: Props) {
  return (
    <Link
      {...link}
      aria-current={chosen || undefined}
      className={clsx(
        'flex items-start justify-between gap-3 px-4 py-3.5 transition-colors focus-visible:-outline-offset-3 lg:px-5',
        chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : 'hover:bg-sunken/50',
      )}
    >
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{job.title}</span>
        <span className="line-clamp-2 text-small text-muted wrap-anywhere">
          {job.client?.name}
          {job.description && ` · ${job.description}`}
        </span>
        <Dates job={job} />
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        {job.amount !== null && <Money pounds={job.amount} className="font-strong" />}
        <StatusPill status={job.status} />
      </span>
    </Link>
  );
}

/** From when to when it runs; of a job that is only planned, its day. */
function Dates({ job: { startDate, endDate, scheduledDate } }: { job: Job }) {
  if (!startDate && !endDate && !scheduledDate) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-small text-muted">
      {!startDate && !endDate && scheduledDate && (
        <span>
          {texts.scheduled} <DateText value={scheduledDate} />
        </span>
      )}
      {startDate && (
        <span>
          {texts.start} <DateText value={startDate} />
        </span>
      )}
      {endDate && (
        <span>
          {texts.end} <DateText value={endDate} />
        </span>
      )}
    </span>
  );
}
