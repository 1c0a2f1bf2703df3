import { type Posted, post } from '#functions/letters/post.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { isAwaited, type VisitMarks, visitChange } from '#shared/domain/jobs/visit.ts';
import type { jobEntity, StoredJob } from './entity.ts';

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];

/** A condition: what the client was told is as read, so that of two concurrent runs only one tells them. */
export const toldAsRead =
  ({ updatedAt, visitTold, visitToldTo, visitEarly }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      visitTold === undefined ? notExists(job.visitTold) : eq(job.visitTold, visitTold),
      visitToldTo === undefined ? notExists(job.visitToldTo) : eq(job.visitToldTo, visitToldTo),
      visitEarly === undefined ? notExists(job.visitEarly) : eq(job.visitEarly, visitEarly),
    ].join(' AND ');

export interface VisitWrites {
  /** Fields for the job itself, in the transaction of its change. */
  marks: VisitMarks;
  writes: Write[];
  deliver?: (() => Promise<void>) | undefined;
}

/**
 * The email to a client who was told of a visit, when its job is deleted or moved to another client; it contains the visit's
 * details itself. Undefined if nobody expects one.
 */
export const visitGone = (job: StoredJob): Posted | undefined => {
  const { firmId, id: documentId, visitToldTo: to, clientId, title, updatedAt } = job;
  if (!isAwaited(job, today()) || !to) return undefined;
  const { location, scheduledDate, startDate, endDate, startTime, endTime } = job;
  const when = withoutNulls({ location, scheduledDate, startDate, endDate, startTime, endTime });
  const gone = { ...when, title, updatedAt: nextInstant(updatedAt) };
  return post({ firmId, kind: 'visit_off', documentId, clientId, to, gone });
};

/** The email about a change to a client who was told of a visit, in the transaction of the change. */
export const tellOfChange = (before: StoredJob, after: StoredJob): VisitWrites => {
  const { marks, letter: due } = visitChange(before, after, { now: Date.now(), today: today() });
  const { firmId, id: documentId, clientId } = before;
  const letter = due === 'gone' ? visitGone(before) : due && post({ firmId, documentId, clientId, ...due });
  return { marks, writes: letter?.writes ?? [], deliver: letter?.deliver };
};
