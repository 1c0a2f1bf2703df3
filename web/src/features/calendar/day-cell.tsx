import { clsx } from 'clsx';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { pillTones } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { monthOf, readDay } from './month.ts';
import { texts } from './texts.ts';

/** As many jobs as a day shows by title. */
const shownJobs = 2;

interface Props {
  day: string;
  month: string;
  jobs: readonly Job[];
  holiday: string | undefined;
  chosen: boolean;
  reachable: boolean;
  onChoose: (day: string) => void;
}

/** One day of the grid: its number, a bank holiday's name, the first jobs and how many more there are. */
export function DayCell({ day, month, jobs, holiday, chosen, reachable, onChoose }: Props) {
  const isOutside = monthOf(day) !== month;
  return (
    <td className="h-px border-t border-l border-line p-0 align-top first:border-l-0">
      <button
        type="button"
        data-date={day}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={chosen}
        aria-current={day === today() ? 'date' : undefined}
        onClick={() => onChoose(day)}
        className={clsx(
          'relative flex h-full min-h-18 w-full flex-col gap-0.5 p-0.5 text-left transition-colors focus-visible:-outline-offset-3 lg:min-h-26 lg:gap-1 lg:p-1.5',
          chosen ? 'bg-selected shadow-[inset_0_0_0_2px_var(--ink)]' : 'hover:bg-sunken/50',
        )}
      >
        <DayNumber day={day} dimmed={isOutside} />
        {holiday && <Holiday name={holiday} />}
        {jobs.slice(0, shownJobs).map((job) => (
          <JobChip key={job.id} job={job} dimmed={isOutside} />
        ))}
        {jobs.length > shownJobs && (
          <span className="text-[0.625rem] leading-4 tracking-tight whitespace-nowrap text-muted lg:px-1 lg:tracking-normal lg:text-[0.75rem]">
            {texts.more(jobs.length - shownJobs)}
          </span>
        )}
      </button>
    </td>
  );
}

function DayNumber({ day, dimmed }: { day: string; dimmed: boolean }) {
  return (
    <>
      <span className="sr-only">{readDay(day)}</span>
      <span
        aria-hidden
        className={clsx(
          'grid size-7 place-items-center rounded-full text-small font-strong',
          day === today() ? 'bg-accent text-on-accent' : dimmed && 'font-normal text-muted',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </>
  );
}

function Holiday({ name }: { name: string }) {
  return (
    <span
      title={name}
      className="relative block truncate rounded-small bg-sunken px-0.5 text-[0.6875rem] leading-4 text-ink lg:px-1"
    >
      <span className="sr-only">{texts.bankHoliday}: </span>
      {name}
    </span>
  );
}

function JobChip({ job: { title, status }, dimmed }: { job: Job; dimmed: boolean }) {
  const { name, tone } = jobLooks[status];
  return (
    <span
      title={title}
      className={clsx(
        'relative block truncate rounded-small px-0.5 text-[0.6875rem] leading-4 lg:px-1 lg:text-[0.75rem]',
        pillTones[tone],
        dimmed ? 'opacity-85' : 'font-strong',
      )}
    >
      {title}
      <span className="sr-only"> ({name})</span>
    </span>
  );
}
