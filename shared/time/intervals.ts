import { londonInstant } from '../calendar/instant.ts';
import { addDays, londonDate } from '../dates.ts';
import { closingDays, longestMs, type PunchKind } from './kinds.ts';

/** The fields of a punch that intervals depend on. */
export interface Punched {
  id: number;
  employeeId: number;
  /** A time, to the second. */
  at: string;
  kind: PunchKind;
  jobId?: number | null | undefined;
  /** For travel: to or from home. */
  home?: boolean | null | undefined;
  /** The hourly cost in pounds at the time. */
  hourlyRate?: number | null | undefined;
  /** Its earlier versions. */
  was?: readonly { reason?: string | null | undefined }[] | undefined;
  removed?: object | null | undefined;
}

/** What somebody did from one punch to their next. */
export interface Interval {
  /** The id of the punch that starts it. */
  id: number;
  employeeId: number;
  from: string;
  /** Null while it is running. */
  to: string | null;
  /** The punch that ends it. Null while it is running. */
  endedBy: { id: number; kind: PunchKind } | null;
  kind: Exclude<PunchKind, 'off'>;
  jobId: number | null;
  home: boolean;
  /** Whole minutes; 0 while it is running. */
  minutes: number;
  /** True if nobody recorded when it ended: it counts as 0 until somebody does. */
  forgotten: boolean;
  hourlyRate: number;
}

/** The London day of a punch. */
export const dayOf = ({ at }: Pick<Punched, 'at'>): string => londonDate(at);

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / 60_000);

/** True if a running interval was probably forgotten: it is too long, or has lasted past 4 am. */
const isLeftRunning = (from: string, now: number): boolean =>
  now - Date.parse(from) > longestMs ||
  now > londonInstant(addDays(londonDate(from), 1), 0) + 4 * 60 * 60_000;

/** Whether an interval may last so long: always, only with a reason for its end, or never. */
export const mayLast = (from: string, to: string): 'always' | 'withReason' | 'never' => {
  if (londonDate(to) > addDays(londonDate(from), closingDays)) return 'never';
  return Date.parse(to) - Date.parse(from) > longestMs ? 'withReason' : 'always';
};

const hasReason = ({ was }: Punched): boolean => was?.some(({ reason }) => reason) ?? false;

/** True if an overlong interval wasn't confirmed by a reason for its end. */
const isUnlikely = (from: string, end: Punched): boolean => {
  const may = mayLast(from, end.at);
  return may === 'never' || (may === 'withReason' && !hasReason(end));
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
      endedBy: next ? { id: next.id, kind: next.kind } : null,
    },
  ];
};

/**
 * Builds intervals from punches in any order: each lasts until the employee's next punch, so none overlap. Of two punches in
 * the same second, the higher id wins.
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

/** The punches needed for a range of days, including those that may end the last day's intervals. */
export const punchesFor = <P extends Punched>(punches: readonly P[], from: string, to: string): P[] => {
  const last = addDays(to, closingDays);
  return punches.filter((punch) => dayOf(punch) >= from && dayOf(punch) <= last);
};

/** The intervals that start in a range of days. */
export const intervalsIn = (
  punches: readonly Punched[],
  { from, to }: { from: string; to: string },
  now: number,
): Interval[] =>
  intervalsOf(punchesFor(punches, from, to), now).filter((each) => {
    const day = londonDate(each.from);
    return day >= from && day <= to;
  });
