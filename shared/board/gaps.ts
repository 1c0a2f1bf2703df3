import { type Hours as Minutes, minutesOf } from '../calendar/hours.ts';
import { hoursOnDay } from '../leave/days.ts';
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
export const freeOn = (who: Working, stops: readonly Minutes[], day: string, least: number): Minutes[] => {
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
