import { daysOf, isRun } from '#shared/calendar/days.ts';
import { hoursOn } from '#shared/calendar/hours.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';

/** An entry of a day's agenda, in minutes of the day. */
export type Slot = { job: Job; from: number } | { free: { from: number; to: number } };

/** The shortest gap that fits another visit, in minutes. */
const leastFree = 30;

const isMany = (job: Job): boolean => {
  const days = daysOf(job);
  return days !== null && isRun(days);
};

/** A day's agenda: multi-day work, then visits by time with the gaps between them, then those without a time. */
export const agendaOf = (jobs: readonly Job[], day: string) => {
  const runs = jobs.filter(isMany);
  const visits = jobs.filter((job) => !isMany(job));
  const timed = visits
    .flatMap((job) => hoursOn(job, day).map((hours) => ({ job, ...hours })))
    .sort((a, b) => a.from - b.from);
  const slots: Slot[] = [];
  let busyTo: number | undefined;
  for (const { job, from, to } of timed) {
    const isBusy = job.status !== 'cancelled';
    if (isBusy && busyTo !== undefined && from - busyTo >= leastFree)
      slots.push({ free: { from: busyTo, to: from } });
    slots.push({ job, from });
    if (isBusy) busyTo = Math.max(busyTo ?? 0, to);
  }
  return { runs, slots, untimed: visits.filter((job) => hoursOn(job, day).length === 0) };
};

/** The day's job to act on next: the one in progress, otherwise the first one. */
export const leading = (jobs: readonly Job[], isToday: boolean): Job | undefined => {
  const open = isToday ? jobs.filter(({ status }) => isOpenJob(status)) : [];
  const visits = open.filter((job) => !isMany(job));
  return visits.find(({ status }) => status === 'in_progress') ?? visits[0] ?? open[0];
};

/** `an hour`, `1½ hours`, `45 minutes`. */
export const readLength = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const part = { 0: '', 15: '¼', 30: '½', 45: '¾' }[rest];
  if (part === undefined) return `${hours} h ${rest} min`;
  return hours === 1 && rest === 0 ? 'an hour' : `${hours}${part} hours`;
};
