import { daysOf } from '../../calendar/days.ts';
import { minutesOf } from '../../calendar/hours.ts';
import { londonInstant } from '../../calendar/instant.ts';
import type { Timed } from '../../calendar/when.ts';
import { addDays } from '../../dates.ts';
import { isBegun } from '../../jobs/early-start.ts';
import type { JobStatus } from '../../jobs/status.ts';

/** A job with what its client was told about the visit. */
export interface ToldJob extends Timed {
  status: JobStatus;
  clientId: number;
  visitTold?: string | null | undefined;
  visitToldTime?: string | null | undefined;
  visitToldTo?: string | null | undefined;
  visitEarly?: boolean | null | undefined;
}

/** `now` in epoch milliseconds; `today` in London. */
interface When {
  now: number;
  today: string;
}

/** The upcoming visit of a pending job. */
export const visitOf = (job: ToldJob): { day: string; time: string } | undefined => {
  const days = daysOf(job);
  return job.status === 'pending' && days ? { day: days.first, time: job.startTime ?? '' } : undefined;
};

/** True once the start time of its last day has passed (for a job without a time, that whole day): it is too late to tell anybody. */
export const isPast = (job: Timed, now: number): boolean => {
  const days = daysOf(job);
  const minutes = job.startTime ? minutesOf(job.startTime) : 24 * 60;
  return days !== null && londonInstant(days.last, minutes) <= now;
};

/** True if the client was told of exactly this visit by the email of the day before, at their current address. */
export const isTold = (
  { visitTold, visitToldTime, visitToldTo, visitEarly }: ToldJob,
  { day, time, to }: { day: string; time: string; to: string },
): boolean => visitTold === day && visitToldTime === time && visitToldTo === to && !visitEarly;

/** True if a client who was told of the visit is still expecting it. */
export const isAwaited = ({ visitTold, visitToldTo, status }: ToldJob, today: string): boolean =>
  Boolean(visitTold && visitToldTo && visitTold >= today && status === 'pending');

/** The fields of a job that record what its client was told. */
export interface VisitMarks {
  visitTold?: string | null;
  visitToldTime?: string | null;
  visitToldTo?: string | null;
  visitEarly?: boolean | null;
}

/** `off`: the client was told that the visit is off. `forgotten`: also clears that they were ever told of it. */
const off: VisitMarks = { visitTold: null, visitToldTime: null, visitEarly: null };
const forgotten: VisitMarks = { ...off, visitToldTo: null };

export type VisitNews = 'visit_moved' | 'visit_off' | 'visit_on';

/** The news for the client of a change; undefined if nobody is waiting, or the visit has started, is unchanged or is past. */
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
  /** The email to send, and its address; `gone` if the job moved to another client, and the previous one is to be told. */
  letter?: { kind: VisitNews; to: string } | 'gone' | undefined;
}

/**
 * A client who was told of a visit is told immediately if it moves, is off, or is on again. If it is further off than tomorrow,
 * they are told again the day before. A new client of the job has not been told anything.
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
