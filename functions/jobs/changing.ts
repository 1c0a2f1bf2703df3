import { countOnClient } from '#functions/clients/references.ts';
import { type CounterName, note } from '#functions/dashboard/record.ts';
import { countOpenAssignments } from '#functions/employees/team.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { visitChange } from '#functions/visits/told.ts';
import type { JobUpdate } from '#shared/jobs/input.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import { countedList } from '#shared/words.ts';

import { refuseEarlyStart } from './early-start.ts';
import { jobEntity } from './entity.ts';
import { indexKeys } from './index-keys.ts';
import type { StoredJob } from './joined.ts';
import { type NextJob, nextJob } from './next-job.ts';

const noteworthy = {
  in_progress: 'job_started',
  completed: 'job_completed',
  cancelled: 'job_cancelled',
} as const;

const statusMoved = (job: StoredJob, to: JobStatus): Write[] => {
  const { userId, id, status, title, assignmentCount = 0 } = job;
  if (to === status) return [];
  const opening = Number(isOpenJob(to)) - Number(isOpenJob(status));
  const isUrgent = to === 'in_progress' && job.urgentRepair;
  const kind = isUrgent ? 'job_urgent' : to === 'pending' ? undefined : noteworthy[to];
  return [
    ...countOpenAssignments(userId, opening * assignmentCount),
    ...(kind ? note(userId, { kind, label: title, subject: 'jobs', subjectId: id }) : []),
  ];
};

type Papers = Pick<StoredJob, 'invoiceCount' | 'draftCount' | 'quoteCount'>;

/** What points to a job, in words; nothing where nothing does. */
export const papersOf = ({ invoiceCount = 0, draftCount = 0, quoteCount = 0 }: Papers) =>
  countedList([
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);

/** `more`: jobs that are made beside, for the client that it then has. */
const clientMoved = (job: StoredJob, to: number, more: number): Write[] => {
  const { userId, clientId } = job;
  const papers = papersOf(job);
  if (to === clientId) return more ? [countOnClient(userId, to, { jobCount: more })] : [];
  if (papers) {
    const message = `This job has ${papers} to its client`;
    throw conflict(message, [{ path: 'clientId', message }]);
  }
  return [
    countOnClient(userId, clientId, { jobCount: -1 }),
    countOnClient(userId, to, { jobCount: 1 + more }),
  ];
};

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];
export type Changes = Partial<Omit<JobUpdate, 'updatedAt'>> & Pick<StoredJob, 'urgentRepair' | 'toldAt'>;

type Moments = { startedAt?: string | null; completedAt?: string | null };

/** When the work began and ended; who takes the start or the end back has not begun or not ended. */
const momentsOf = (from: JobStatus, to: JobStatus, at: string): Moments => {
  if (to === from) return {};
  if (to === 'completed') return { completedAt: at };
  if (to === 'in_progress') return { ...(from !== 'completed' && { startedAt: at }), completedAt: null };
  return to === 'pending' ? { startedAt: null, completedAt: null } : {};
};

/** The job is still the one that was read, with as many invoices, assignments and photos: the counters depend on them. */
export const asRead =
  ({
    updatedAt,
    invoiceCount,
    draftCount,
    quoteCount,
    assignmentCount,
    photoCount,
    certificateCount,
  }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      // Every operator called here must be used: DynamoDB refuses values that no expression names.
      invoiceCount === undefined ? notExists(job.invoiceCount) : eq(job.invoiceCount, invoiceCount),
      draftCount === undefined ? notExists(job.draftCount) : eq(job.draftCount, draftCount),
      quoteCount === undefined ? notExists(job.quoteCount) : eq(job.quoteCount, quoteCount),
      assignmentCount === undefined
        ? notExists(job.assignmentCount)
        : eq(job.assignmentCount, assignmentCount),
      photoCount === undefined ? notExists(job.photoCount) : eq(job.photoCount, photoCount),
      certificateCount === undefined
        ? notExists(job.certificateCount)
        : eq(job.certificateCount, certificateCount),
    ].join(' AND ');

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
 * What changes a job, but for the counters; one that repeats and is completed now brings the next with it. Throws 409 for what may
 * not be, and Moved if the job is not as read.
 */
export const changing = (current: StoredJob, given: Changes): Changing => {
  const { userId, id, status: before } = current;
  const updatedAt = nextInstant(current.updatedAt);
  const { title = current.title, status = before } = given;
  const urgent = applied(current, { urgentRepair: given.urgentRepair });
  refuseEarlyStart(urgent, status);
  const asked = { ...given, ...indexKeys(applied(current, given)), ...momentsOf(before, status, updatedAt) };
  const asAsked = applied(current, { ...asked, updatedAt });
  const [next, visit] = [nextJob(current, asAsked), visitChange(current, asAsked)];
  const changes = { ...asked, ...visit.marks, ...(next && { nextJobId: next.id }) };
  const patch = jobEntity
    .patch({ userId, id })
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
