import { Plus } from 'lucide-react';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DayJob } from './day-job.tsx';
import { readDay } from './month.ts';
import { texts } from './texts.ts';

interface Props {
  date: string | null;
  jobs: readonly Job[];
  holiday: string | undefined;
  /** Whether all jobs have come. */
  complete: boolean;
  onAdd: () => void;
  onEdit: (job: Job) => void;
}

/** The chosen day: its full date and what is to be done on it. */
export function DayPanel({ date, jobs, holiday, complete, onAdd, onEdit }: Props) {
  if (!date) {
    return (
      <section aria-label={texts.day}>
        <Card className="p-6 text-center text-muted">{texts.choose}</Card>
      </section>
    );
  }
  return (
    <section aria-label={texts.day} className="grid gap-3 lg:sticky lg:top-8">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 aria-live="polite" className="text-large">
            {readDay(date)}
          </h2>
          {holiday && (
            <p className="text-small text-muted">
              {texts.bankHoliday}: {holiday}
            </p>
          )}
        </div>
        <Button variant="secondary" icon={Plus} className="no-print shrink-0" onClick={onAdd}>
          {texts.addJob}
        </Button>
      </div>
      {jobs.length === 0 && (
        <Card className="p-6 text-center text-muted">{complete ? texts.none : texts.loading}</Card>
      )}
      {jobs.length > 0 && (
        <ul className="grid gap-3">
          {jobs.map((job) => (
            <li key={job.id}>
              <DayJob job={job} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
