import type { jobEntity } from '#functions/jobs/entity.ts';
import type { StoredJob } from '#functions/jobs/joined.ts';
import { type Posted, post } from '#functions/letters/post.ts';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import type { Write } from '#functions/lib/transact.ts';
import { daysOf } from '#shared/calendar/days.ts';
import { addDays, today } from '#shared/dates.ts';

/** The visit of a job that is still to come. */
export const visitOf = (job: StoredJob): { day: string; time: string } | undefined => {
  const days = daysOf(job);
  return job.status === 'pending' && days ? { day: days.first, time: job.startTime ?? '' } : undefined;
};

/** True where its client knows of just this visit by the mail of the day before it. */
export const isTold = (
  { visitTold, visitToldTime, visitEarly }: StoredJob,
  visit: ReturnType<typeof visitOf>,
) => visit !== undefined && visitTold === visit.day && visitToldTime === visit.time && !visitEarly;

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];

/** What was told is still what was read: two runs that meet tell once. */
export const toldAsRead =
  ({ updatedAt, visitTold, visitEarly }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      visitTold === undefined ? notExists(job.visitTold) : eq(job.visitTold, visitTold),
      visitEarly === undefined ? notExists(job.visitEarly) : eq(job.visitEarly, visitEarly),
    ].join(' AND ');

interface VisitChange {
  /** For the job itself, in the transaction of its change. */
  marks: {
    visitTold?: string | null;
    visitToldTime?: string | null;
    visitToldTo?: string | null;
    visitEarly?: boolean | null;
  };
  writes: Write[];
  deliver?: () => Promise<void>;
}

const forgotten = { visitTold: null, visitToldTime: null, visitToldTo: null, visitEarly: null };

const isAwaited = ({ visitTold, visitToldTo, status }: StoredJob): boolean =>
  Boolean(visitTold && visitToldTo && visitTold >= today() && status === 'pending');

/** The letter to a client who was told of a visit, whose job is deleted; it says itself what that was. Nothing where nobody waits. */
export const visitGone = (job: StoredJob): Posted | undefined => {
  const { userId, id: documentId, visitToldTo: to, clientId, title, updatedAt } = job;
  if (!isAwaited(job) || !to) return undefined;
  const { location, scheduledDate, startDate, endDate, startTime, endTime } = job;
  const when = withoutNulls({ location, scheduledDate, startDate, endDate, startTime, endTime });
  const gone = { ...when, clientId, title, updatedAt: nextInstant(updatedAt) };
  return post({ userId, kind: 'visit_off', documentId, to, gone });
};

/**
 * A client who was told of a visit is told that it moved, or is off, with the change itself. Of a visit further off than tomorrow they
 * are told again the day before.
 */
export const visitChange = (before: StoredJob, after: StoredJob): VisitChange => {
  const { userId, id: documentId, visitTold, visitToldTime, visitToldTo: to } = before;
  const wasToCome = isAwaited(before);
  const isOver = after.status === 'in_progress' || after.status === 'completed';
  const visit = visitOf(after);
  const isSame = visit && visit.day === visitTold && visit.time === visitToldTime;
  if (!wasToCome || !to || isOver || isSame) return { marks: {}, writes: [] };
  const letter = post({ userId, kind: visit ? 'visit_moved' : 'visit_off', documentId, to });
  const marks = visit && {
    visitTold: visit.day,
    visitToldTime: visit.time,
    visitEarly: visit.day > addDays(today(), 1) || null,
  };
  return { marks: marks ?? forgotten, writes: letter.writes, deliver: letter.deliver };
};
