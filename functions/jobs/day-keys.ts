import { highestId } from '#functions/lib/list.ts';
import { type Dated, type Days, daysOf } from '#shared/calendar/days.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { Place } from '#shared/domain/by-date.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';

/**
 * The keys of the sparse index of jobs by day (ADR 012), which also contains the open jobs without a day. A job is indexed under
 * its first day, in the class for its length. To find the jobs on some days, each class is read from that many days earlier.
 */

/** The maximum number of days after its first that a job in each class may have. */
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

/** The index partition of a firm's jobs. */
export const ownerOf = (firmId: FirmId): string => `firm#${firmId}`;

/** The key prefix of open jobs without a day. */
export const tray = 'jobTray#';

/** A job's keys in the index; `null` removes it. */
export const dayKeys = (job: Dated & { firmId: FirmId; id: number; status: JobStatus }) => {
  const days = daysOf(job);
  if (!days && !isOpenJob(job.status)) return { dayOwner: null, dayKey: null };
  if (!days) return { dayOwner: ownerOf(job.firmId), dayKey: `${tray}${String(job.id).padStart(16, '0')}` };
  return {
    dayOwner: ownerOf(job.firmId),
    dayKey: keyOf(rowOf(days).name, { date: days.first, id: job.id }),
  };
};

/** The key range to read in each class for the jobs that have a day from `from` on and start no later than `last`. */
export const keyRanges = (from: string, last: Place): { first: string; last: string }[] =>
  rows.map(({ name, days }) => {
    const isEndless = !Number.isFinite(days) || from < '0002';
    const first = isEndless ? begin : { date: addDays(from, -days), id: 0 };
    return { first: keyOf(name, first), last: keyOf(name, last) };
  });
