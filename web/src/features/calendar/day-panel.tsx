import Plus from 'lucide-react/icons/plus';
import { memo, type ReactNode, useState } from 'react';
import { readDay } from '#shared/calendar/month.ts';
import { readNearDay } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { leading } from './agenda.ts';
import { type CardActs, JobCard } from './job-card.tsx';
import { inOrder } from './jobs-by-day.ts';
import { texts } from './texts.ts';

/** More cards than this render on demand. */
const mostCards = 40;

interface Props {
  date: string | null;
  holiday: string | undefined;
  /** True once all jobs are loaded. */
  complete: boolean;
  jobs: readonly Job[];
  /** Left out if the day's free hours offer it. */
  onAdd?: (() => void) | undefined;
  /** The day's jobs. */
  children: ReactNode;
}

/** The chosen day: its full date and its jobs. Hidden in print, where all days look alike. */
export function DayPanel({ date, jobs, holiday, complete, onAdd, children }: Props) {
  if (!date) {
    return (
      <section aria-label={texts.day}>
        <Card className="no-print p-6 text-center text-muted">{texts.choose}</Card>
      </section>
    );
  }
  const near = readNearDay(date, today());
  return (
    <section aria-label={texts.day} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex flex-wrap min-h-11 items-center justify-between gap-3">
        <div>
          <h2 aria-live="polite" className="text-base font-strong">
            {readDay(date)}
          </h2>
          {holiday && (
            <p className="text-small text-muted italic">
              {texts.bankHoliday}: {holiday}
            </p>
          )}
        </div>
        {onAdd ? (
          <Button variant="secondary" icon={Plus} className="shrink-0 text-small!" onClick={onAdd}>
            {texts.addJob}
          </Button>
        ) : (
          <span className="text-small text-muted">{near.includes(' ') ? '' : near}</span>
        )}
      </div>
      {jobs.length === 0 && (
        <Card className="p-6 text-center text-muted">{complete ? texts.none : texts.loading}</Card>
      )}
      {children}
    </section>
  );
}

interface CardsProps {
  day: string;
  jobs: readonly Job[];
  clashes: ReadonlyMap<number, string>;
  acts: CardActs | undefined;
}

/** A day's jobs as stacked cards. */
export const DayCards = memo(({ day, jobs, clashes, acts }: CardsProps) => {
  const [all, setAll] = useState(false);
  const lead = leading(jobs, day === today());
  const shown = all ? jobs : jobs.slice(0, mostCards);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:max-lg:grid-cols-2">
      {inOrder(shown).map((job) => (
        <li key={job.id} data-record={`job/${job.id}`}>
          <JobCard job={job} day={day} leads={job === lead} clash={clashes.get(job.id)} acts={acts} />
        </li>
      ))}
      {shown.length < jobs.length && (
        <li>
          <Button variant="secondary" wide onClick={() => setAll(true)}>
            {texts.showMore(jobs.length - shown.length)}
          </Button>
        </li>
      )}
    </ul>
  );
});
