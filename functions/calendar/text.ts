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

/** What a calendar shows of a job: no amounts, phone numbers or names. */
export interface CalendarJob extends Timed {
  id: number;
  title: string;
  status: JobStatus;
  updatedAt: string;
  place?: string | null | undefined;
}

/** The trader, and the address for replies. */
interface Sender {
  name: string;
  email?: string | null | undefined;
}

const dayStart = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** From the first morning to the last evening if both times are known, else whole days; in iCalendar the end day is exclusive. */
const ofRun = ({ first, last }: Days, { startTime, endTime }: Timed) =>
  startTime && endTime
    ? {
        start: new Date(londonInstant(first, minutesOf(startTime))),
        end: new Date(londonInstant(last, minutesOf(endTime))),
      }
    : { start: dayStart(first), end: dayStart(addDays(last, 1)), allDay: true };

/**
 * The start and end of a job's event; undefined without a day. Times are in UTC, so that no calendar needs to know about summer
 * time.
 */
const whenOf = (job: CalendarJob) => {
  const days = daysOf(job);
  if (!days) return undefined;
  if (isRun(days)) return ofRun(days, job);
  const { first } = days;
  const [hours] = hoursOn(job, first);
  if (!hours) return { start: dayStart(first), end: dayStart(addDays(first, 1)), allDay: true };
  const [start, end] = [londonInstant(first, hours.from), londonInstant(first, hours.to)];
  // If it falls within the hour skipped by the clocks, it keeps its duration: an event must end after it starts (RFC 5545, 3.6.1).
  const length = end > start ? end - start : (hours.to - hours.from) * 60_000;
  return { start: new Date(start), end: new Date(start + length) };
};

/** Increases with every change and stays below 2^31 until 2093: seconds since 2025. */
const sequenceOf = (updatedAt: string): number =>
  Math.floor((Date.parse(updatedAt) - Date.UTC(2025, 0, 1)) / 1000);

/** The UID of a job's event: the same in a feed and in an email. */
export const uidOf = (id: number): string => `job-${id}@${product.name.toLowerCase()}`;

const addJob = (calendar: ICalCalendar, job: CalendarJob, from: Sender | undefined): void => {
  const when = whenOf(job);
  if (!when) return;
  const { id, title, status, updatedAt, place } = job;
  calendar.createEvent({
    ...when,
    id: uidOf(id),
    sequence: sequenceOf(updatedAt),
    // The time of its last change, not of the request, so that an unchanged job gives the same text.
    stamp: new Date(updatedAt),
    summary: title,
    location: oneLineAddress(place ?? '') || null,
    // For a client the event names the trader instead of linking to the app.
    ...(from
      ? { organizer: from.email ? { name: from.name, email: from.email } : null }
      : { url: `${config.appUrl}/jobs?id=${id}` }),
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
};

/** How often calendars are asked to refresh, in seconds; many ignore it. */
const lookAgain = 60 * 60;

interface Purpose {
  /** The trader, if it is for a client's calendar. */
  from?: Sender;
  /** True to cancel an entry added before (RFC 5546, 3.2.5). */
  isOff?: boolean;
}

/** Jobs as an iCalendar file (RFC 5545): for the trader's own calendar, or, with `from`, for a client's. */
export const calendarText = (jobs: CalendarJob[], { from, isOff = false }: Purpose = {}): string => {
  const calendar = ical({
    ...(from ? {} : { name: `${product.name} jobs`, ttl: lookAgain }),
    prodId: { company: product.name, product: 'Jobs', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const job of jobs) addJob(calendar, job, from);
  return calendar.toString();
};
