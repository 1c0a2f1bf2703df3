import { note } from '#functions/figures/activity.ts';
import type { Counted } from '#functions/figures/moved.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import { caller } from '#functions/lib/tenant.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { countAtSites } from '#functions/sites/references.ts';
import { formatDate, today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { momentsOf } from '#shared/domain/jobs/moments.ts';
import type { VisitMarks } from '#shared/domain/jobs/visit.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import type { JobUpdate } from '#shared/jobs/input.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { asRead, withCrewAsRead } from './as-read.ts';
import { jobEntity, type StoredJob } from './entity.ts';
import { indexKeys } from './index-keys.ts';
import { nextJob } from './next-job.ts';
import { refuseAnother } from './papers.ts';
import { tellOfChange, type VisitWrites } from './visit-told.ts';

/**
 * Throws 409, with ways forward, if work would start while the customer can still cancel and has not asked for that (CCR reg 36):
 * such work need not be paid for.
 */
const refuseEarlyStart = (current: StoredJob, to: JobStatus): void => {
  if (!isBegun(to) || !isTooEarly(current, today())) return;
  const message = `The customer can cancel until ${formatDate(current.cancelUntil ?? '')} and hasn’t asked for an early start. Ask them to, using the quote’s link, or mark it as an urgent repair`;
  throw conflict(
    message,
    [
      {
        path: 'startEarly',
        message: 'Send the customer the quote’s link so they can ask for an early start',
      },
      { path: 'urgentRepair', message: 'Did the customer ask for an urgent repair? Tell us first' },
    ],
    'not_lawful',
  );
};

const noteworthy = {
  in_progress: 'job_started',
  completed: 'job_completed',
  cancelled: 'job_cancelled',
} as const;

/** The writes that follow a job's change of status, without the figures. */
const statusMoved = (job: StoredJob, to: JobStatus): Write[] => {
  const { firmId, id, status, title } = job;
  if (to === status) return [];
  const isUrgent = to === 'in_progress' && job.urgentRepair;
  const kind = isUrgent ? 'job_urgent' : to === 'pending' ? undefined : noteworthy[to];
  return kind ? note(firmId, { kind, label: title, subject: 'jobs', subjectId: id }) : [];
};

export type Changes = Partial<Omit<JobUpdate, 'updatedAt'>> & Pick<StoredJob, 'urgentRepair' | 'toldAt'>;

/** What else a move on the board changes: the crew, and the client's email, which states the change itself. */
export interface Moving {
  /** The new crew; undefined if unchanged. */
  crew?: readonly string[] | null | undefined;
  marks: VisitMarks;
  tellingId: number | null;
}

const whenAndWhere = [
  'scheduledDate',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'location',
  'clientId',
] as const;

/** True if the work moved to another time or place. A job without an address is at its client's. */
const isMoved = (before: StoredJob, after: StoredJob): boolean =>
  whenAndWhere.some((name) => before[name] !== after[name]);

interface Changing {
  after: StoredJob;
  writes: Write[];
  /** The changes to the figures, to combine with others in the transaction. */
  counted: Counted[];
  /** Sends the email to the client, if there is one; call it once the writes are done. */
  deliver?: (() => Promise<void>) | undefined;
}

/**
 * The writes that change a job, without the figures; completing a repeating job creates the next one. `papers` is the change in
 * what refers to it in the same transaction. Throws 409 for a change that is not allowed, and Moved if the job is not as read.
 */
export const changing = (
  current: StoredJob,
  given: Changes,
  papers: { draftCount?: number; assignmentCount?: number } = {},
  moving?: Moving,
): Changing => {
  const { firmId, id, status: before } = current;
  const updatedAt = nextInstant(current.updatedAt);
  const { title = current.title, status = before } = given;
  const urgent = applied(current, { urgentRepair: given.urgentRepair });
  refuseEarlyStart(urgent, status);
  const moments = momentsOf(before, status, { at: updatedAt, by: caller() ?? null });
  const asked = { ...given, ...indexKeys(applied(current, given)), ...moments };
  const asAsked = applied(current, { ...asked, updatedAt });
  const next = nextJob(current, asAsked);
  const visit: VisitWrites = moving ? { marks: moving.marks, writes: [] } : tellOfChange(current, asAsked);
  const { crew, tellingId } = moving ?? {};
  const changes = { ...asked, ...visit.marks, ...(next && { nextJobId: next.id }), crew, tellingId };
  const patch = jobEntity
    .patch({ firmId, id })
    .add({ ...papers, ...(crew !== undefined && { revision: 1 }) })
    .set({ ...(withoutNulls(changes) as Partial<StoredJob>), updatedAt })
    .remove(cleared(changes) as 'description'[])
    .where(crew === undefined ? asRead(current) : withCrewAsRead(current));
  refuseAnother(current, changes.clientId ?? current.clientId);
  const after = applied(current, { ...(changes as Partial<StoredJob>), updatedAt });
  return {
    after,
    writes: [
      write(patch, () => new Moved()),
      ...outdate(firmId, {
        names: title !== current.title,
        statuses: status !== before,
        visits: isMoved(current, asAsked),
      }),
      ...countAtSites(firmId, { gone: [current], come: [after, ...(next ? [next.job] : [])] }),
      ...statusMoved(urgent, status),
      ...(next?.writes ?? []),
      ...visit.writes,
    ],
    deliver: visit.deliver,
    counted: [
      { kind: 'job', before: current, after },
      ...(next ? [{ kind: 'job' as const, before: undefined, after: next.job }] : []),
    ],
  };
};
