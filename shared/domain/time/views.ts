import { addDays, daysBetween, today as todayAt } from '../../dates.ts';
import {
  dayOf,
  type Interval,
  inOrder,
  intervalsIn,
  intervalsOf,
  type Punched,
  punchesFor,
} from '../../time/intervals.ts';
import { mostDays, nowDays } from '../../time/kinds.ts';
import type { Punch } from '../../time/punch.ts';
import type { TimeNow, TimeOfDays } from '../../time/shown.ts';
import { daysOf } from '../../time/totals.ts';
import { queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

/** Without the hourly cost. */
export const punchShown = <P extends { hourlyRate?: unknown }>({ hourlyRate: _, ...punch }: P) => punch;

/** A reply identifies an interval by its content, not by its punches. */
export const intervalShown = ({ id: _, endedBy: __, hourlyRate: ___, ...interval }: Interval) => interval;

/** Days by person, from at least the punches they need. */
export const timeShown = <P extends Punched>(
  rows: readonly P[],
  { from, to }: { from: string; to: string },
  now: number,
) => {
  const punches = rows
    .filter((punch) => !punch.removed && dayOf(punch) >= from && dayOf(punch) <= to)
    .sort(inOrder);
  const intervals = intervalsIn(rows, { from, to }, now).sort(byPerson);
  return { punches, intervals: intervals.map(intervalShown), days: daysOf(intervals) };
};

const byPerson = (a: Interval, b: Interval): number =>
  a.employeeId === b.employeeId ? (a.from < b.from ? -1 : 1) : a.employeeId - b.employeeId;

/** Who is clocked on, from the last days' punches. */
export const nowShown = (rows: readonly Punched[], now: number): TimeNow => {
  const last = todayAt(now);
  const intervals = intervalsOf(punchesFor(rows, addDays(last, -nowDays), last), now);
  return intervals
    .filter(({ to }) => to === null)
    .map(({ employeeId, kind, jobId, from, forgotten }) => ({
      employeeId,
      kind,
      jobId,
      since: from,
      forgotten,
    }))
    .sort((a, b) => a.employeeId - b.employeeId);
};

/** True if a range isn't empty and isn't longer than allowed. */
export const isRange = (from: string, to: string): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays;

const list = (db: Reader, { from, to, employeeId }: Partial<Asked>, now: number): TimeOfDays | undefined => {
  if (!from || !to || !isRange(from, to)) return undefined;
  const rows: readonly RecordOf<'punch'>[] =
    employeeId === undefined ? db.all('punch') : db.by('punch', 'employeeId', Number(employeeId));
  const { punches, ...rest } = timeShown(rows, { from, to }, now);
  return { punches: punches.map((each): Punch => punchShown(each)), ...rest };
};

interface Asked {
  from: string;
  to: string;
  employeeId: string | number;
}

const needs = ['punch'] as const;

export const timeViews: readonly ViewEntry[] = [
  { route: 'GET /api/time', needs, view: (db, input, { now }) => list(db, queryIn<Asked>(input), now) },
  { route: 'GET /api/time/now', needs, view: (db, _, { now }) => nowShown(db.all('punch'), now) },
];
