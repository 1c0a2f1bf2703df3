import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { type Busy, clashesWith, clashSentence } from '#shared/calendar/clashes.ts';
import { type Days, daysOf } from '#shared/calendar/days.ts';
import { addDays, isCalendarDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobDefaults } from '#shared/jobs/contract.ts';
import { useScheduledJobs } from '../../data/scheduled-jobs.ts';
import type { JobFormState } from './use-job-form.ts';

/** As many days as are looked through, and as many sentences as help. */
const mostDays = 92;
const mostTold = 3;

const isDay = (date: string): boolean => isCalendarDate(date) && date >= '1900';

/** The job as it would be saved now; null while a date is half typed. */
const useTyped = (form: JobFormState, job: Job | null): Busy | null => {
  const names = ['scheduledDate', 'startDate', 'endDate', 'startTime', 'endTime', 'status', 'title'] as const;
  const values = useWatch({ control: form.control, name: names });
  const [scheduledDate, startDate, endDate, startTime, endTime, status, title] = values;
  if (![scheduledDate, startDate, endDate].every((date) => !date || isDay(date))) return null;
  const when = { scheduledDate, startDate, endDate, startTime, endTime };
  const { id, people } = job ?? { id: 0, people: [] };
  return { ...when, id, people, title: title ?? '', status: status ?? jobDefaults.status };
};

/** Who would be in two places at once, told while the job is still being typed. */
export function ClashNote({ form, job }: { form: JobFormState; job: Job | null }) {
  const typed = useTyped(form, job);
  const days = typed && daysOf(typed);
  return (
    <div role="status" className="empty:-mt-3">
      {typed && days && <Clashes typed={typed} days={days} />}
    </div>
  );
}

function Clashes({ typed, days: { first, last } }: { typed: Busy; days: Days }) {
  const end = addDays(first, mostDays);
  const { rows } = useScheduledJobs({ from: first, to: last < end ? last : end });
  const sentences = [...new Set(clashesWith(typed, rows).map((clash) => clashSentence(clash, today())))];
  if (sentences.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-small border-l-3 border-danger bg-alert px-3 py-2 text-small text-on-alert">
      {sentences.slice(0, mostTold).map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
