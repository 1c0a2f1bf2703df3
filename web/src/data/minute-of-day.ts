import { minutesOf } from '#shared/calendar/hours.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The minute of the day in London, from 0. */
export const minuteOfDay = (now: number): number => minutesOf(clock.format(now));
