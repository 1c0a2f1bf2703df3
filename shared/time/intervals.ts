import { londonInstant } from '../calendar/instant.ts';
import { addDays, londonDate } from '../dates.ts';
import { closingDays, longestMs, neverLongerMs, type PunchKind } from './kinds.ts';

/** A punch as far as the law of intervals goes. */
export interface Punched {
  id: number;
  employeeId: number;
  /** An instant, to the second. */
  at: string;
  kind: PunchKind;
  jobId?: number | null | undefined;
  /** Of travel: to or from home. */
  home?: boolean | null | undefined;
  /** Pounds that an hour cost then. */
  hourlyRate?: number | null | undefined;
  /** What it was before it was changed. */
  was?: readonly { reason?: string | null | undefined }[] | undefined;
  removed?: object | null | undefined;
}

/** What somebody did from a punch of theirs to the next. */
export interface Interval {
  /** Of the punch that it begins with. */
  id: number;
  employeeId: number;
  from: string;
  /** Null while it goes on. */
  to: string | null;
  kind: Exclude<PunchKind, 'off'>;
  jobId: number | null;
  home: boolean;
  /** Whole; none while it goes on. */
  minutes: number;
  /** Nobody said when it ended: it counts nothing until somebody does. */
  forgotten: boolean;
  hourlyRate: number;
}

/** The London day that a punch is of. */
export const dayOf = ({ at }: Pick<Punched, 'at'>): string => londonDate(at);

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / 60_000);

/** Whether what began then and goes on was left running: for too long, or until four in the night. */
const isLeftRunning = (from: string, now: number): boolean =>
  now - Date.parse(from) > longestMs ||
  now > londonInstant(addDays(londonDate(from), 1), 0) + 4 * 60 * 60_000;

/** Whether what lasted too long has not been confirmed: by a reason for when it ended. */
const isUnlikely = (from: string, end: Punched): boolean => {
  const ms = Date.parse(end.at) - Date.parse(from);
  if (ms > neverLongerMs) return true;
  return ms > longestMs && !end.was?.some(({ reason }) => reason);
};

export const inOrder = (a: Punched, b: Punched): number =>
  a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1;

const intervalOf = (punch: Punched, next: Punched | undefined, now: number): Interval[] => {
  const { id, employeeId, at: from, kind, jobId, home, hourlyRate } = punch;
  if (kind === 'off') return [];
  const forgotten = next ? isUnlikely(from, next) : isLeftRunning(from, now);
  const minutes = next && !forgotten ? minuteOf(next.at) - minuteOf(from) : 0;
  return [
    {
      ...{ id, employeeId, from, to: next?.at ?? null, kind, jobId: jobId ?? null, home: home ?? false },
      ...{ minutes, forgotten, hourlyRate: hourlyRate ?? 0 },
    },
  ];
};

/**
 * What people did, of their punches in any order: an interval lasts until the next punch of the same employee, so none overlap. Of two in
 * the same second the later id wins.
 */
export const intervalsOf = (punches: readonly Punched[], now: number): Interval[] => {
  const people = new Map<number, Punched[]>();
  for (const punch of punches)
    if (!punch.removed) people.set(punch.employeeId, [...(people.get(punch.employeeId) ?? []), punch]);
  return [...people.values()].flatMap((own) => {
    const sorted = own.sort(inOrder);
    const distinct = sorted.filter(({ at }, index) => sorted[index + 1]?.at !== at);
    return distinct.flatMap((punch, index) => intervalOf(punch, distinct[index + 1], now));
  });
};

/** The punches that a look at some days needs: with those that may end what began on the last. */
export const punchesFor = <P extends Punched>(punches: readonly P[], from: string, to: string): P[] => {
  const last = addDays(to, closingDays);
  return punches.filter((punch) => dayOf(punch) >= from && dayOf(punch) <= last);
};

/** What began on some days, of the punches that it needs. */
export const intervalsIn = (
  punches: readonly Punched[],
  { from, to }: { from: string; to: string },
  now: number,
): Interval[] =>
  intervalsOf(punchesFor(punches, from, to), now).filter((each) => {
    const day = londonDate(each.from);
    return day >= from && day <= to;
  });
