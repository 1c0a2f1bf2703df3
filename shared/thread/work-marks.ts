import { daysOf } from '../calendar/days.ts';
import { readDays } from '../calendar/when.ts';
import { readRepeat } from '../jobs/repeat.ts';
import { dayOf, type Mark, notYet, said } from './mark.ts';
import type { ThreadJob } from './thread.ts';

const jobWord = (job: ThreadJob, today: string): string => {
  if (job.status === 'in_progress') return 'On site';
  if (job.status === 'cancelled') return 'Cancelled';
  if (job.status === 'completed') return job.completedAt ? dayOf(job.completedAt, today) : 'Done';
  const days = daysOf(job);
  return days ? readDays(days, today) : 'No date yet';
};

const jobNotes = (job: ThreadJob, today: string): string[] => {
  const { startedAt, completedAt, repeat, nextJobId } = job;
  const again = repeat && (nextJobId ? 'The next one is made' : readRepeat(repeat));
  const notes = said(
    startedAt && `Started ${dayOf(startedAt, today)}`,
    completedAt && `Done ${dayOf(completedAt, today)}`,
  );
  return [...(notes.length > 0 ? notes : [jobWord(job, today)]), ...said(again)];
};

/** The job's mark, or that of the job to come. `today` is a calendar date in Europe/London. */
export const jobMark = (job: ThreadJob | null, today: string): Mark =>
  job
    ? {
        kind: 'job',
        name: 'Job',
        word: jobWord(job, today),
        to: `/jobs?id=${job.id}`,
        notes: jobNotes(job, today),
      }
    : { kind: 'job', name: 'Job', word: notYet };
