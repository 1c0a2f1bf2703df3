import type { CounterName } from '#functions/dashboard/record.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { tellOfChange } from '#functions/visits/told.ts';
import { momentsOf } from '#shared/domain/jobs/moments.ts';
import type { JobUpdate } from '#shared/jobs/input.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { asRead } from './as-read.ts';
import { clientMoved } from './client-moved.ts';
import { refuseEarlyStart } from './early-start.ts';
import { jobEntity } from './entity.ts';
import { indexKeys } from './index-keys.ts';
import type { StoredJob } from './joined.ts';
import { type NextJob, nextJob } from './next-job.ts';
import { statusMoved } from './status-moved.ts';

export type Changes = Partial<Omit<JobUpdate, 'updatedAt'>> & Pick<StoredJob, 'urgentRepair' | 'toldAt'>;

const whenAndWhere = [
  'scheduledDate',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'location',
  'clientId',
] as const;

/** Is the work at another time or place? Without a place of its own it is at its client's. */
const isMoved = (before: StoredJob, after: StoredJob): boolean =>
  whenAndWhere.some((name) => before[name] !== after[name]);

interface Changing {
  after: StoredJob;
  writes: Write[];
  /** By how much the user's counters move, for one write with whatever else moves them. */
  counters: Partial<Record<CounterName, number>>;
  /** Sends the letter that tells the client, if there is one; to be called once the writes are done. */
  deliver?: (() => Promise<void>) | undefined;
}

const counted = (from: JobStatus, to: JobStatus, next: NextJob | undefined): Changing['counters'] => {
  const moved: Changing['counters'] = from === to ? {} : { [`jobs_${from}`]: -1, [`jobs_${to}`]: 1 };
  return next ? { ...moved, jobs_pending: (moved.jobs_pending ?? 0) + 1 } : moved;
};

/**
 * What changes a job, but for the counters; one that repeats and is completed now brings the next with it. `papers` is what points
 * to it more or less in the same transaction. Throws 409 for what may not be, and Moved if the job is not as read.
 */
export const changing = (
  current: StoredJob,
  given: Changes,
  papers: { draftCount?: number } = {},
): Changing => {
  const { userId, id, status: before } = current;
  const updatedAt = nextInstant(current.updatedAt);
  const { title = current.title, status = before } = given;
  const urgent = applied(current, { urgentRepair: given.urgentRepair });
  refuseEarlyStart(urgent, status);
  const asked = { ...given, ...indexKeys(applied(current, given)), ...momentsOf(before, status, updatedAt) };
  const asAsked = applied(current, { ...asked, updatedAt });
  const [next, visit] = [nextJob(current, asAsked), tellOfChange(current, asAsked)];
  const changes = { ...asked, ...visit.marks, ...(next && { nextJobId: next.id }) };
  const patch = jobEntity
    .patch({ userId, id })
    .add(papers)
    .set({ ...withoutNulls(changes), updatedAt })
    .remove(cleared(changes) as 'description'[])
    .where(asRead(current));
  return {
    after: applied(current, { ...changes, updatedAt }),
    writes: [
      write(patch, () => new Moved()),
      ...outdate(userId, {
        names: title !== current.title,
        statuses: status !== before,
        visits: isMoved(current, asAsked),
      }),
      ...clientMoved(current, changes.clientId ?? current.clientId, next ? 1 : 0),
      ...statusMoved(urgent, status),
      ...(next?.writes ?? []),
      ...visit.writes,
    ],
    deliver: visit.deliver,
    counters: counted(before, status, next),
  };
};
