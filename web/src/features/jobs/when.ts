import { addDays, formatDate } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** A calendar date as people say it: "Today", "Tomorrow", otherwise `20 Nov 2026`. */
const dayName = (date: string, today: string): string => {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDate(date);
};

/** When a job is to be done, the day and the times apart: "Tomorrow", "09:00–11:00"; empty where nothing is planned. `today` is a calendar date. */
export const scheduledFor = (
  { scheduledDate, startTime, endTime }: Pick<Job, 'scheduledDate' | 'startTime' | 'endTime'>,
  today: string,
): string[] => {
  const times = [startTime, endTime].filter(Boolean).join('–');
  return [scheduledDate ? dayName(scheduledDate, today) : '', times].filter(Boolean);
};
