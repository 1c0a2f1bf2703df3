import { useWatch } from 'react-hook-form';
import { daysOf } from '#shared/calendar/days.ts';
import { addDays, earliest, isCalendarDate, today } from '#shared/dates.ts';
import { type Busy, clashesWith, clashSentence } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { Warnings } from '../../components/warnings.tsx';
import { useScheduledJobs } from '../../data/scheduled-jobs.ts';
import type { JobFormState } from './use-job-form.ts';
import { usePeople } from './use-people.ts';

/** The most days to check. */
const mostDays = 92;

const isDay = (date: string): boolean => isCalendarDate(date) && date >= '1900';

/** The job as it would be saved; null while a date is incomplete. */
const useTyped = (form: JobFormState, job: Job | null): Busy | null => {
  const names = ['scheduledDate', 'startDate', 'endDate', 'startTime', 'endTime', 'status', 'title'] as const;
  const people = usePeople(form, job);
  const values = useWatch({ control: form.control, name: names });
  const [scheduledDate, startDate, endDate, startTime, endTime, status, title] = values;
  if (![scheduledDate, startDate, endDate].every((date) => !date || isDay(date))) return null;
  const when = { scheduledDate, startDate, endDate, startTime, endTime };
  return { ...when, id: job?.id ?? 0, people, title: title ?? '', status: status ?? jobDefaults.status };
};

/** Warns of double-booking while the job is being typed. */
export function ClashNote({ form, job }: { form: JobFormState; job: Job | null }) {
  const typed = useTyped(form, job);
  const days = typed && daysOf(typed);
  const [from, to] = days
    ? [days.first, earliest(days.last, addDays(days.first, mostDays))]
    : [today(), null];
  const { rows } = useScheduledJobs({ from, to: to ?? from });
  const clashes = typed && days ? clashesWith(typed, rows) : [];
  const sentences = clashes.map((clash) => clashSentence(clash, today()));
  return <Warnings sentences={[...new Set(sentences)]} className="empty:-mt-3" />;
}
