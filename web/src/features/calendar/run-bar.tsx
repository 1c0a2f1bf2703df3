import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readDayOf } from '#shared/calendar/when.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { pillTones } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { type CardActs, JobCard } from './job-card.tsx';

interface Props {
  job: Job;
  day: string;
  clash: string | undefined;
  acts: CardActs | undefined;
}

/** Multi-day work on one of its days: a line above the day's visits, which expands. */
export function RunBar({ job, day, clash, acts }: Props) {
  const { tone, icon: Icon } = jobLooks[job.status];
  const crew = job.people.map(({ firstName }) => firstName).join(', ');
  return (
    <details className="group">
      <summary
        className={clsx(
          'flex min-h-11 flex-wrap cursor-pointer list-none items-center gap-x-2 rounded-control px-3 py-1 text-small font-strong [&::-webkit-details-marker]:hidden',
          pillTones[tone],
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-32 flex-1 wrap-anywhere">{job.title}</span>
        {clash && <TriangleAlert role="img" aria-label={clash} className="size-4 shrink-0 text-on-alert" />}
        <span className="font-normal">{[readDayOf(job, day), crew].filter(Boolean).join(' · ')}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <JobCard job={job} day={day} leads={false} clash={clash} acts={acts} />
      </div>
    </details>
  );
}
