import { highestId } from '#functions/lib/list.ts';
import { type Dated, type Days, daysOf } from '#shared/calendar/days.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { Place } from '#shared/domain/by-date.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';

/**
 * The keys of the sparse index of jobs by their days (ADR 012), in which those lie too that are open and have none. A job lies under its first day, in the row of those that are no longer
 * than it: who asks for the jobs on some days reads each row from that many days before.
 */

/** How many days a job of each row has after its first, at most. */
const rows = [
  { name: 'jobDay', days: 0 },
  { name: 'jobRun#week', days: 7 },
  { name: 'jobRun#month', days: 31 },
  { name: 'jobRun#year', days: 366 },
  { name: 'jobRun#more', days: Number.POSITIVE_INFINITY },
] as const;

const begin: Place = { date: '0000-01-01', id: 0 };

const rowOf = ({ first, last }: Days) => {
  const further = daysBetween(first, last);
  return rows.find(({ days }) => further <= days) ?? rows[0];
};

const keyOf = (name: string, { date, id }: Place): string =>
  `${name}#${date}#${String(Math.min(id, highestId)).padStart(16, '0')}`;

/** The partition of the index that a firm's jobs lie in. */
export const ownerOf = (firmId: FirmId): string => `firm#${firmId}`;

/** Where the open jobs lie that have no day. */
export const tray = 'jobTray#';

/** A job's keys in the index; `null` takes it out. */
export const dayKeys = (job: Dated & { firmId: FirmId; id: number; status: JobStatus }) => {
  const days = daysOf(job);
  if (!days && !isOpenJob(job.status)) return { dayOwner: null, dayKey: null };
  if (!days) return { dayOwner: ownerOf(job.firmId), dayKey: `${tray}${String(job.id).padStart(16, '0')}` };
  return {
    dayOwner: ownerOf(job.firmId),
    dayKey: keyOf(rowOf(days).name, { date: days.first, id: job.id }),
  };
};

/** Where to read, in every row, for the jobs that have a day from `from` up to a place among the first days. */
export const keyRanges = (from: string, last: Place): { first: string; last: string }[] =>
  rows.map(({ name, days }) => {
    const isEndless = !Number.isFinite(days) || from < '0002';
    const first = isEndless ? begin : { date: addDays(from, -days), id: 0 };
    return { first: keyOf(name, first), last: keyOf(name, last) };
  });
