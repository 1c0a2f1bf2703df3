import { daysOf } from '../calendar/days.ts';
import { hoursOn, type Hours as Minutes, minutesOf, timeAt } from '../calendar/hours.ts';
import type { Timed } from '../calendar/when.ts';
import { addDays } from '../dates.ts';
import type { Hours } from '../firms/weekdays.ts';
import { isOpenJob, type JobStatus } from '../jobs/status.ts';
import { hoursOnDay } from '../leave/days.ts';
import type { LeavePart, LeaveState } from '../leave/kinds.ts';
import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';

export const clashKinds = ['overlap', 'hours', 'leave', 'bankHoliday'] as const;
export type ClashKind = (typeof clashKinds)[number];

export interface BoardClash {
  kind: ClashKind;
  employeeId: number;
  ofJobId: number;
  jobId?: number | undefined;
  /** `2026-11-30T09:00`. */
  from: string;
  to: string;
}

/** The fields of a visit that say who is busy, and when. */
export interface Busy extends Timed {
  id: number;
  status: JobStatus;
  people: readonly {
    id: number;
    startTime?: string | null | undefined;
    endTime?: string | null | undefined;
  }[];
}

interface Away {
  from: string;
  to: string;
  part: LeavePart;
  state: LeaveState;
}

/** The working hours of one person on the board. */
export interface Working {
  employeeId: number;
  hours: Hours;
  leave: readonly Away[];
}

const noon = 12 * 60;
const wholeDay = 24 * 60;
/** The most days of one visit that are checked. */
const mostDays = 60;

/** The minutes of a day taken up by agreed leave. */
export const awayOn = ({ leave }: Pick<Working, 'leave'>, day: string): Minutes[] =>
  leave
    .filter(({ state, from, to }) => state === 'agreed' && from <= day && to >= day)
    .map(({ part }) => ({ from: part === 'pm' ? noon : 0, to: part === 'am' ? noon : wholeDay }));

/** The days of a visit. */
export const eachDay = (visit: Timed): string[] => {
  const days = daysOf(visit);
  if (!days) return [];
  const all: string[] = [];
  for (let day = days.first; day <= days.last && all.length < mostDays; day = addDays(day, 1)) all.push(day);
  return all;
};

/** The minutes of a day that a visit takes up for one of its people; their own times override the visit's. */
export const minutesFor = (visit: Busy, employeeId: number, day: string): Minutes[] => {
  const own = visit.people.find(({ id }) => id === employeeId);
  const { startTime, endTime } = own?.startTime || own?.endTime ? own : visit;
  return hoursOn({ ...visit, startTime, endTime }, day);
};

const meets = (a: Minutes, b: Minutes): boolean => a.from < b.to && b.from < a.to;

const at = (day: string, minutes: number): string =>
  `${day}T${minutes >= wholeDay ? '24:00' : timeAt(minutes)}`;

/** The minutes a visit takes up: `timed` by its times, if it has any; `any` the whole day if it has none. */
const takenOn = (visit: Busy, employeeId: number, day: string): { timed: Minutes[]; any: Minutes[] } => {
  const timed = minutesFor(visit, employeeId, day);
  return { timed, any: timed.length > 0 ? timed : [{ from: 0, to: wholeDay }] };
};

/** The clashes of an open visit with one person's day, among their other visits. */
const clashesOn = (
  visit: Busy,
  who: Working,
  day: string,
  { others, nation }: { others: readonly Busy[]; nation: Nation },
): BoardClash[] => {
  const { employeeId } = who;
  const { timed, any } = takenOn(visit, employeeId, day);
  const tell = (kind: ClashKind, { from, to }: Minutes, jobId?: number): BoardClash => ({
    ...{ kind, employeeId, ofJobId: visit.id, ...(jobId !== undefined && { jobId }) },
    ...{ from: at(day, from), to: at(day, to) },
  });
  const found: BoardClash[] = [];
  const away = awayOn(who, day).find((part) => any.some((taken) => meets(taken, part)));
  if (away) found.push(tell('leave', away));
  const [first = { from: 0, to: wholeDay }] = any;
  if (bankHolidays[nation][day]) found.push(tell('bankHoliday', first));
  const span = hoursOnDay(who.hours, day);
  const works = span && { from: minutesOf(span.from), to: minutesOf(span.to) };
  const outside = works ? timed.find(({ from, to }) => from < works.from || to > works.to) : first;
  if (outside) found.push(tell('hours', outside));
  for (const other of others) {
    const hit = minutesFor(other, employeeId, day).find((theirs) => timed.some((own) => meets(own, theirs)));
    if (hit) found.push(tell('overlap', hit, other.id));
  }
  return found;
};

interface Asked {
  lanes: readonly Working[];
  /** Other visits on the same days. */
  others: readonly Busy[];
  nation: Nation;
}

/** The clashes of a visit, for the people on it. */
export const clashesOfVisit = (visit: Busy, { lanes, others, nation }: Asked): BoardClash[] => {
  if (!isOpenJob(visit.status)) return [];
  const days = eachDay(visit);
  return visit.people.flatMap(({ id }) => {
    const who = lanes.find(({ employeeId }) => employeeId === id);
    if (!who) return [];
    const theirs = others.filter(
      (other) =>
        other.id !== visit.id && isOpenJob(other.status) && other.people.some((person) => person.id === id),
    );
    return days.flatMap((day) => clashesOn(visit, who, day, { others: theirs, nation }));
  });
};

/** The clashes of all visits in a range. */
export const boardClashes = (
  visits: readonly Busy[],
  { lanes, nation }: Omit<Asked, 'others'>,
  { from, to }: { from: string; to: string },
): BoardClash[] => {
  const byPerson = new Map<number, Map<string, Busy[]>>();
  for (const visit of visits) {
    if (!isOpenJob(visit.status)) continue;
    const days = eachDay(visit).filter((day) => day >= from && day <= to);
    for (const { id } of visit.people) {
      const theirs = byPerson.get(id) ?? new Map<string, Busy[]>();
      byPerson.set(id, theirs);
      for (const day of days) theirs.set(day, [...(theirs.get(day) ?? []), visit]);
    }
  }
  return lanes.flatMap((who) =>
    [...(byPerson.get(who.employeeId) ?? [])].flatMap(([day, theirs]) =>
      theirs.flatMap((visit) =>
        clashesOn(visit, who, day, { others: theirs.filter((other) => other !== visit), nation }),
      ),
    ),
  );
};
