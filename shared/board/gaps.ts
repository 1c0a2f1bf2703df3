import { type Hours as Minutes, minutesOf } from '../calendar/hours.ts';
import { isOpenJob } from '../jobs/status.ts';
import { hoursOnDay } from '../leave/days.ts';
import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';
import type { Board } from './board.ts';
import { awayOn, type Busy, minutesFor, type Working } from './clashes.ts';

/** A visit, and where it is. */
export interface Placed extends Busy {
  place: string | null;
}

/** What somebody does on a day, in its order: visits of which a time was said. */
export interface Stop<Visit extends Placed = Placed> extends Minutes {
  visit: Visit;
}

/** Less between two places is no time to get there; minutes. */
export const leastTravel = 15;

export const stopsOn = <Visit extends Placed>(
  visits: readonly Visit[],
  employeeId: number,
  day: string,
): Stop<Visit>[] =>
  visits
    .filter(({ people }) => people.some(({ id }) => id === employeeId))
    .flatMap((visit) => minutesFor(visit, employeeId, day).map((minutes) => ({ ...minutes, visit })))
    .sort((a, b) => a.from - b.from);

/** Minutes from the end of one stop to the next, where that is somewhere else; null where there is nothing to travel. */
export const travelTo = (before: Stop, next: Stop): number | null =>
  before.visit.place && next.visit.place && before.visit.place !== next.visit.place && next.from >= before.to
    ? next.from - before.to
    : null;

/** When somebody is free on a day within their hours: between what they do and agreed leave, for so many minutes at least. */
const freeOn = (
  who: Pick<Working, 'hours' | 'leave'>,
  stops: readonly Minutes[],
  day: string,
  least: number,
): Minutes[] => {
  const span = hoursOnDay(who.hours, day);
  if (!span) return [];
  const taken = [...stops, ...awayOn(who, day)].sort((a, b) => a.from - b.from);
  const free: Minutes[] = [];
  let from = minutesOf(span.from);
  const last = minutesOf(span.to);
  for (const part of taken) {
    if (Math.min(part.from, last) - from >= least) free.push({ from, to: Math.min(part.from, last) });
    from = Math.max(from, part.to);
  }
  if (last - from >= least) free.push({ from, to: last });
  return free;
};

/** Whose days are looked through: by their own hours, with the visits that take their time. */
interface Diary extends Pick<Working, 'hours' | 'leave'> {
  stopsOn: (day: string) => Stop<Titled>[];
}

type Titled = Board['jobs'][number];

interface Asked {
  board: Pick<Board, 'lanes' | 'jobs'>;
  /** The visit that needs a time: its people, or nobody yet, and where it is. */
  visit: { id: number; people: readonly { id: number }[]; place: string | null };
  /** The firm's own. */
  hours: Working['hours'];
  nation: Nation;
  /** How many minutes it takes. */
  least: number;
  /** Nothing before is offered. */
  now: { day: string; minutes: number };
}

/** A time that is free for all of a visit's people. */
export interface FreeTime extends Minutes {
  /** The visit before it, where that is somewhere else: the least time to travel from there is over when this begins. */
  after: string | null;
}

/** Those of a visit's people; with nobody on it the trader's, who alone does whatever a firm of one has, and else what nobody is on. */
const diariesFor = ({ board: { lanes, jobs }, visit, hours }: Asked): Diary[] => {
  const others = jobs.filter(({ id, status }) => id !== visit.id && isOpenJob(status));
  if (visit.people.length > 0)
    return lanes
      .filter(({ employeeId }) => visit.people.some(({ id }) => id === employeeId))
      .map((lane) => ({ ...lane, stopsOn: (day) => stopsOn(others, lane.employeeId, day) }));
  const only = lanes.length === 1 ? lanes[0] : undefined;
  const own = lanes.length > 1 ? others.filter(({ people }) => people.length === 0) : others;
  const stops = (day: string) =>
    own.flatMap((each) =>
      minutesFor(each, each.people[0]?.id ?? 0, day).map((minutes) => ({ ...minutes, visit: each })),
    );
  return [{ hours: only?.hours ?? hours, leave: only?.leave ?? [], stopsOn: stops }];
};

const bothOf = (some: readonly Minutes[], others: readonly Minutes[]): Minutes[] =>
  some.flatMap((a) => others.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })));

const quarter = 15;

/** When all of a visit's people are free on a day, within their hours and with time to travel; never on a bank holiday. */
export const freeTimes = (asked: Asked, day: string): FreeTime[] => {
  const { visit, nation, least, now } = asked;
  if (day < now.day || bankHolidays[nation][day]) return [];
  const isElsewhere = ({ place }: Placed) => Boolean(place && visit.place && place !== visit.place);
  const each = diariesFor(asked).map((diary) => {
    const stops = diary.stopsOn(day);
    const taken = stops.map(({ from, to, visit: other }) => {
      const travel = isElsewhere(other) ? leastTravel : 0;
      return { from: from - travel, to: to + travel };
    });
    return { stops, free: freeOn(diary, taken, day, least) };
  });
  const [first = [], ...others] = each.map(({ free }) => free);
  const since = day === now.day ? Math.ceil(now.minutes / quarter) * quarter : 0;
  const stops = each.flatMap((diary) => diary.stops).sort((a, b) => b.to - a.to);
  return others
    .reduce(bothOf, first)
    .map(({ from, to }) => ({ from: Math.max(from, since), to }))
    .filter(({ from, to }) => to - from >= least)
    .map((part) => {
      const before = stops.find(({ to }) => to <= part.from);
      return { ...part, after: before && isElsewhere(before.visit) ? before.visit.title : null };
    });
};
