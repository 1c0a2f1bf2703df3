import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { config } from '#functions/lib/config.ts';
import { type Days, daysOf, isRun } from '#shared/calendar/days.ts';
import { hoursOn, minutesOf } from '#shared/calendar/hours.ts';
import { londonInstant } from '#shared/calendar/instant.ts';
import type { Timed } from '#shared/calendar/when.ts';
import { addDays } from '#shared/dates.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { product } from '#shared/product.ts';

/** What a calendar is told of a job: no money, no telephone, nobody's name. */
export interface CalendarJob extends Timed {
  id: number;
  title: string;
  status: JobStatus;
  updatedAt: string;
  place?: string | null | undefined;
}

/** Who comes, and where answers go. */
interface Sender {
  name: string;
  email?: string | null | undefined;
}

const dayStart = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** From the first morning to the last evening where both are known, else whole days; iCalendar's end is the day after. */
const ofRun = ({ first, last }: Days, { startTime, endTime }: Timed) =>
  startTime && endTime
    ? {
        start: new Date(londonInstant(first, minutesOf(startTime))),
        end: new Date(londonInstant(last, minutesOf(endTime))),
      }
    : { start: dayStart(first), end: dayStart(addDays(last, 1)), allDay: true };

/** When a job is, as an event has it; nothing where no day is known. Times are UTC, so that no calendar needs to know of summer time. */
const whenOf = (job: CalendarJob) => {
  const days = daysOf(job);
  if (!days) return undefined;
  if (isRun(days)) return ofRun(days, job);
  const { first } = days;
  const [hours] = hoursOn(job, first);
  if (!hours) return { start: dayStart(first), end: dayStart(addDays(first, 1)), allDay: true };
  const [start, end] = [londonInstant(first, hours.from), londonInstant(first, hours.to)];
  // All of it in the hour that the clocks skip, it is as long as it was said to be: an event ends after it starts (RFC 5545, 3.6.1).
  const length = end > start ? end - start : (hours.to - hours.from) * 60_000;
  return { start: new Date(start), end: new Date(start + length) };
};

/** Grows with every change and stays below 2^31 until 2093: seconds since 2025. */
const sequenceOf = (updatedAt: string): number =>
  Math.floor((Date.parse(updatedAt) - Date.UTC(2025, 0, 1)) / 1000);

/** The identity of a job's event: the same in a feed and in a mail. */
export const uidOf = (id: number): string => `job-${id}@${product.name.toLowerCase()}`;

const addJob = (calendar: ICalCalendar, job: CalendarJob, from: Sender | undefined): void => {
  const when = whenOf(job);
  if (!when) return;
  const { id, title, status, updatedAt, place } = job;
  calendar.createEvent({
    ...when,
    id: uidOf(id),
    sequence: sequenceOf(updatedAt),
    // When it was changed, not when it is asked for: what has not changed reads the same.
    stamp: new Date(updatedAt),
    summary: title,
    location: oneLineAddress(place ?? '') || null,
    // A client has no place in the app, but somebody who comes.
    ...(from
      ? { organizer: from.email ? { name: from.name, email: from.email } : null }
      : { url: `${config.appUrl}/jobs?id=${id}` }),
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
};

/** How often a calendar is asked to look again, in seconds; many look when they like. */
const lookAgain = 60 * 60;

interface Purpose {
  /** For a client's calendar, from the trader. */
  from?: Sender;
  /** It takes the entry out that an earlier one put in (RFC 5546, 3.2.5). */
  isOff?: boolean;
}

/** Jobs as an iCalendar file (RFC 5545): for the trader's own calendar, or `from` them for a client's. */
export const calendarText = (jobs: CalendarJob[], { from, isOff = false }: Purpose = {}): string => {
  const calendar = ical({
    ...(from ? {} : { name: `${product.name} jobs`, ttl: lookAgain }),
    prodId: { company: product.name, product: 'Jobs', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const job of jobs) addJob(calendar, job, from);
  return calendar.toString();
};
