import { daysOf, isOn, isRun } from '../calendar/days.ts';
import { type Hours, hoursOn } from '../calendar/hours.ts';
import { readDate, readDays, readTimes, readWeekday, type Timed } from '../calendar/when.ts';
import { addDays } from '../dates.ts';
import { isOpenJob, type JobStatus } from './status.ts';

/** A person on a job; their own times take precedence over the job's. */
export interface Person {
  id: number;
  firstName: string;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/** The fields of a job that decide who is busy when. */
export interface Busy extends Timed {
  id: number;
  title: string;
  status: JobStatus;
  people?: readonly Person[] | undefined;
}

export interface Clash<Job extends Busy = Busy> {
  /** Null is the trader, who does jobs that nobody is assigned to. */
  person: Person | null;
  day: string;
  other: Job;
}

interface Held<Job> extends Hours {
  job: Job;
}

const trader = 0;
/** Callers never ask for more days than this. */
const mostDays = 400;

const eachDay = (from: string, to: string, visit: (day: string) => void): void => {
  let day = from;
  for (let count = 0; day <= to && count < mostDays; count += 1, day = addDays(day, 1)) visit(day);
};

/** The hours that each person's open jobs take, by person and day. */
const held = <Job extends Busy>(jobs: readonly Job[], from: string, to: string) => {
  const byDay = new Map<string, { person: Person | null; day: string; hours: Held<Job>[] }>();
  const hold = (job: Job, person: Person | null, day: string) => {
    const { startTime, endTime } = person?.startTime || person?.endTime ? person : job;
    const key = `${person?.id ?? trader} ${day}`;
    const place = byDay.get(key) ?? { person, day, hours: [] };
    for (const hours of hoursOn({ ...job, startTime, endTime }, day)) place.hours.push({ ...hours, job });
    byDay.set(key, place);
  };
  for (const job of jobs) {
    const days = daysOf(job);
    if (!days || !isOpenJob(job.status)) continue;
    const people = job.people?.length ? job.people : [null];
    const [first, last] = [days.first > from ? days.first : from, days.last < to ? days.last : to];
    eachDay(first, last, (day) => {
      for (const person of people) hold(job, person, day);
    });
  }
  return byDay.values();
};

/**
 * Finds double bookings between two days (`YYYY-MM-DD`, inclusive): for each job by id, one clash per day, person and other job.
 * Completed and cancelled jobs are ignored. If several overlap at once, each is reported with one other.
 */
export const clashesIn = <Job extends Busy>(
  jobs: readonly Job[],
  from: string,
  to: string,
): ReadonlyMap<number, readonly Clash<Job>[]> => {
  const found = new Map<number, Clash<Job>[]>();
  const tell = (job: Job, clash: Clash<Job>) => {
    const told = found.get(job.id) ?? [];
    const isKnown = told.some(
      ({ person, other, day }) =>
        day === clash.day && person?.id === clash.person?.id && other.id === clash.other.id,
    );
    if (!isKnown) found.set(job.id, [...told, clash]);
  };
  for (const { person, day, hours } of held(jobs, from, to)) {
    let longest: Held<Job> | undefined;
    for (const next of hours.toSorted((a, b) => a.from - b.from)) {
      if (longest && longest.job.id !== next.job.id && next.from < longest.to) {
        tell(next.job, { person, day, other: longest.job });
        tell(longest.job, { person, day, other: next.job });
      }
      if (!longest || next.to > longest.to) longest = next;
    }
  }
  return found;
};

/** The clashes of a new or changed job with others. */
export const clashesWith = <Job extends Busy>(
  job: Busy,
  others: readonly Job[],
): readonly Clash<Job | Busy>[] => {
  const days = daysOf(job);
  if (!days) return [];
  const pairs = others
    .filter((other) => other.id !== job.id && isOn(other, days.first, days.last))
    .flatMap((other) => clashesIn<Busy>([job, other], days.first, days.last).get(job.id) ?? []);
  return pairs;
};

/** `Sam double-booked`, or `Double-booked` if nobody is assigned. */
export const clashWords = ({ person }: Pick<Clash, 'person'>): string =>
  person ? `${person.firstName} double-booked` : 'Double-booked';

/** All of them, short enough for a row: `Sam double-booked and 2 more`. */
export const clashesWords = (clashes: readonly Pick<Clash, 'person'>[]): string => {
  const [first = '', ...others] = new Set(clashes.map(clashWords));
  return others.length > 0 ? `${first} and ${others.length} more` : first;
};

/** `Sam is already booked: Outside tap, Tue 24 Nov, 13:00–14:30`. */
export const clashSentence = ({ person, other }: Clash, today: string): string => {
  const days = daysOf(other);
  const day =
    days &&
    (isRun(days) ? readDays(days, today) : `${readWeekday(days.first)} ${readDate(days.first, today)}`);
  const details = [other.title, day, readTimes(other)];
  return `${person ? `${person.firstName} is` : 'You’re'} already booked: ${details.filter(Boolean).join(', ')}`;
};
