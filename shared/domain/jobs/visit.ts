import { daysOf } from '../../calendar/days.ts';
import { minutesOf } from '../../calendar/hours.ts';
import { londonInstant } from '../../calendar/instant.ts';
import type { Timed } from '../../calendar/when.ts';
import { addDays } from '../../dates.ts';
import { isBegun } from '../../jobs/early-start.ts';
import type { JobStatus } from '../../jobs/status.ts';

/** A job, and what its client was told of the visit. */
export interface ToldJob extends Timed {
  status: JobStatus;
  clientId: number;
  visitTold?: string | null | undefined;
  visitToldTime?: string | null | undefined;
  visitToldTo?: string | null | undefined;
  visitEarly?: boolean | null | undefined;
}

/** Epoch milliseconds, and the day in London. */
interface When {
  now: number;
  today: string;
}

/** The visit of a job that is still to come. */
export const visitOf = (job: ToldJob): { day: string; time: string } | undefined => {
  const days = daysOf(job);
  return job.status === 'pending' && days ? { day: days.first, time: job.startTime ?? '' } : undefined;
};

/** Has its last day begun to be worked, or is that over? Nobody need be told any more when it is. */
export const isPast = (job: Timed, now: number): boolean => {
  const days = daysOf(job);
  const minutes = job.startTime ? minutesOf(job.startTime) : 24 * 60;
  return days !== null && londonInstant(days.last, minutes) <= now;
};

/** True where its client knows of just this visit by the mail of the day before it, at the address that they have. */
export const isTold = (
  { visitTold, visitToldTime, visitToldTo, visitEarly }: ToldJob,
  { day, time, to }: { day: string; time: string; to: string },
): boolean => visitTold === day && visitToldTime === time && visitToldTo === to && !visitEarly;

/** Waits somebody who was told of it? */
export const isAwaited = ({ visitTold, visitToldTo, status }: ToldJob, today: string): boolean =>
  Boolean(visitTold && visitToldTo && visitTold >= today && status === 'pending');

/** What is kept on a job of what its client knows. */
export interface VisitMarks {
  visitTold?: string | null;
  visitToldTime?: string | null;
  visitToldTo?: string | null;
  visitEarly?: boolean | null;
}

/** They know that it is off; forgotten is also that they ever heard of it. */
const off: VisitMarks = { visitTold: null, visitToldTime: null, visitEarly: null };
const forgotten: VisitMarks = { ...off, visitToldTo: null };

export type VisitNews = 'visit_moved' | 'visit_off' | 'visit_on';

/** What its client has to hear of a change: nothing where nobody waits, or where it is begun, the same, or past. */
const newsOf = (before: ToldJob, after: ToldJob, { now, today }: When): VisitNews | undefined => {
  const { visitTold, visitToldTime } = before;
  const visit = visitOf(after);
  // They know that it is off.
  if (!visitTold) return visit && !isPast(after, now) ? 'visit_on' : undefined;
  const isSame = visit && visit.day === visitTold && visit.time === visitToldTime;
  if (!isAwaited(before, today) || isBegun(after.status) || isSame) return undefined;
  if (!visit) return 'visit_off';
  return isPast(after, now) ? undefined : 'visit_moved';
};

export interface VisitChange {
  marks: VisitMarks;
  /** The letter that goes out, and to which address; or `gone`: it is another client's now, and the one who waited is told that. */
  letter?: { kind: VisitNews; to: string } | 'gone' | undefined;
}

/**
 * A client who was told of a visit is told that it moved, is off, or is on again, with the change itself. Of a visit further off than
 * tomorrow they are told again the day before. Whom it is given to instead knows nothing of it yet.
 */
export const visitChange = (before: ToldJob, after: ToldJob, when: When): VisitChange => {
  const { visitToldTo: to } = before;
  if (before.clientId !== after.clientId && to) return { marks: forgotten, letter: 'gone' };
  const kind = to && newsOf(before, after, when);
  const visit = visitOf(after);
  const knowsOff = to && !before.visitTold && !visit;
  if (!kind || !to) return { marks: knowsOff ? off : {} };
  const marks = visit && {
    visitTold: visit.day,
    visitToldTime: visit.time,
    visitEarly: visit.day > addDays(when.today, 1) || null,
  };
  return { marks: marks ?? off, letter: { kind, to } };
};
