import { type Hours as Minutes, minutesOf } from '../calendar/hours.ts';
import { isOpenJob } from '../jobs/status.ts';
import { hoursOnDay } from '../leave/days.ts';
import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';
import type { Board } from './board.ts';
import { awayOn, type Busy, minutesFor, type Working } from './clashes.ts';

/** A visit with its address. */
export interface Placed extends Busy {
  place: string | null;
}

/** A person's timed visit on a day. */
export interface Stop<Visit extends Placed = Placed> extends Minutes {
  visit: Visit;
}

/** A shorter gap in minutes between two addresses is too short to travel. */
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

/** Minutes from the end of one stop to the next; null if both are at the same address or either has none. */
export const travelTo = (before: Stop, next: Stop): number | null =>
  before.visit.place && next.visit.place && before.visit.place !== next.visit.place && next.from >= before.to
    ? next.from - before.to
    : null;

/** The stops of a diary that can't be reached in time from the previous one, with the minutes there are. */
export const tightIn = (stops: readonly Stop[]): ReadonlyMap<number, number> =>
  new Map(
    stops.flatMap((stop, at) => {
      const before = stops[at - 1];
      const minutes = before ? travelTo(before, stop) : null;
      return minutes !== null && minutes < leastTravel ? [[stop.visit.id, minutes] as const] : [];
    }),
  );

/** The trader, who goes to visits that nobody is assigned to. */
const trader = 0;

/** The visits of a day that one of their people can't reach in time, with the fewest minutes anybody has. */
export const shortTravel = (visits: readonly Placed[], day: string): ReadonlyMap<number, number> => {
  const going = visits
    .filter(({ status }) => status !== 'cancelled')
    .map((visit) => (visit.people.length > 0 ? visit : { ...visit, people: [{ id: trader }] }));
  const people = new Set(going.flatMap((visit) => visit.people.map(({ id }) => id)));
  const least = new Map<number, number>();
  for (const person of people)
    for (const [id, minutes] of tightIn(stopsOn(going, person, day)))
      least.set(id, Math.min(minutes, least.get(id) ?? minutes));
  return least;
};

/** A person's free times on a day: within their hours, between their stops and agreed leave, each at least this many minutes. */
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

/** A person's diary: their working hours, and the visits that take up their time. */
interface Diary extends Pick<Working, 'hours' | 'leave'> {
  stopsOn: (day: string) => Stop<Titled>[];
}

type Titled = Board['jobs'][number];

interface Asked {
  board: Pick<Board, 'lanes' | 'jobs'>;
  /** The visit to schedule: its people, if any yet, and its address. */
  visit: { id: number; people: readonly { id: number }[]; place: string | null };
  /** The firm's working hours. */
  hours: Working['hours'];
  nation: Nation;
  /** How many minutes it takes. */
  least: number;
  /** Nothing earlier is offered. */
  now: { day: string; minutes: number };
}

/** A time when all of a visit's people are free. */
export interface FreeTime extends Minutes {
  /** The previous visit, if it is at another address: this time allows for the least travel from there. */
  after: string | null;
}

/** The diaries of a visit's people. If it has none: in a firm of one the trader's, otherwise the visits that nobody is assigned to. */
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

/** The times on a day when all of a visit's people are free, within their hours and with time to travel; none on a bank holiday. */
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
