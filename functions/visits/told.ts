import type { jobEntity } from '#functions/jobs/entity.ts';
import type { StoredJob } from '#functions/jobs/joined.ts';
import { type Posted, post } from '#functions/letters/post.ts';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import type { Write } from '#functions/lib/transact.ts';
import { daysOf } from '#shared/calendar/days.ts';
import { minutesOf } from '#shared/calendar/hours.ts';
import { londonInstant } from '#shared/calendar/instant.ts';
import type { Timed } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';

/** The visit of a job that is still to come. */
export const visitOf = (job: StoredJob): { day: string; time: string } | undefined => {
  const days = daysOf(job);
  return job.status === 'pending' && days ? { day: days.first, time: job.startTime ?? '' } : undefined;
};

/** Has its last day begun to be worked, or is that over? Nobody need be told any more when it is. */
export const isPast = (job: Timed): boolean => {
  const days = daysOf(job);
  const minutes = job.startTime ? minutesOf(job.startTime) : 24 * 60;
  return days !== null && londonInstant(days.last, minutes) <= Date.now();
};

export const isBegun = ({ status }: Pick<StoredJob, 'status'>): boolean =>
  status === 'in_progress' || status === 'completed';

/** True where its client knows of just this visit by the mail of the day before it, at the address that they have. */
export const isTold = (
  { visitTold, visitToldTime, visitToldTo, visitEarly }: StoredJob,
  { day, time, to }: { day: string; time: string; to: string },
): boolean => visitTold === day && visitToldTime === time && visitToldTo === to && !visitEarly;

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];

/** What was told is still what was read: two runs that meet tell once. */
export const toldAsRead =
  ({ updatedAt, visitTold, visitToldTo, visitEarly }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      visitTold === undefined ? notExists(job.visitTold) : eq(job.visitTold, visitTold),
      visitToldTo === undefined ? notExists(job.visitToldTo) : eq(job.visitToldTo, visitToldTo),
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
  deliver?: (() => Promise<void>) | undefined;
}

/** They know that it is off; forgotten is also that they ever heard of it. */
const off = { visitTold: null, visitToldTime: null, visitEarly: null };
const forgotten = { ...off, visitToldTo: null };

const isAwaited = ({ visitTold, visitToldTo, status }: StoredJob): boolean =>
  Boolean(visitTold && visitToldTo && visitTold >= today() && status === 'pending');

/** The letter to a client who was told of a visit, whose job is deleted or another's; it says itself what that was. Nothing where nobody waits. */
export const visitGone = (job: StoredJob): Posted | undefined => {
  const { userId, id: documentId, visitToldTo: to, clientId, title, updatedAt } = job;
  if (!isAwaited(job) || !to) return undefined;
  const { location, scheduledDate, startDate, endDate, startTime, endTime } = job;
  const when = withoutNulls({ location, scheduledDate, startDate, endDate, startTime, endTime });
  const gone = { ...when, title, updatedAt: nextInstant(updatedAt) };
  return post({ userId, kind: 'visit_off', documentId, clientId, to, gone });
};

/** What its client has to hear of a change: nothing where nobody waits, or where it is begun, the same, or past. */
const newsOf = (
  before: StoredJob,
  after: StoredJob,
): 'visit_moved' | 'visit_off' | 'visit_on' | undefined => {
  const { visitTold, visitToldTime } = before;
  const visit = visitOf(after);
  // They know that it is off.
  if (!visitTold) return visit && !isPast(after) ? 'visit_on' : undefined;
  const isSame = visit && visit.day === visitTold && visit.time === visitToldTime;
  if (!isAwaited(before) || isBegun(after) || isSame) return undefined;
  if (!visit) return 'visit_off';
  return isPast(after) ? undefined : 'visit_moved';
};

/**
 * A client who was told of a visit is told that it moved, is off, or is on again, with the change itself. Of a visit further off than
 * tomorrow they are told again the day before. Whom it is given to instead knows nothing of it yet.
 */
export const visitChange = (before: StoredJob, after: StoredJob): VisitChange => {
  const { userId, id: documentId, clientId, visitToldTo: to } = before;
  if (clientId !== after.clientId && to) {
    const letter = visitGone(before);
    return { marks: forgotten, writes: letter?.writes ?? [], deliver: letter?.deliver };
  }
  const kind = to && newsOf(before, after);
  const visit = visitOf(after);
  const knowsOff = to && !before.visitTold && !visit;
  if (!kind || !to) return { marks: knowsOff ? off : {}, writes: [] };
  const letter = post({ userId, kind, documentId, clientId, to });
  const marks = visit && {
    visitTold: visit.day,
    visitToldTime: visit.time,
    visitEarly: visit.day > addDays(today(), 1) || null,
  };
  return { marks: marks ?? off, writes: letter.writes, deliver: letter.deliver };
};
