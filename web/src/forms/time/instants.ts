import { minutesOf } from '#shared/calendar/hours.ts';
import { londonInstant } from '#shared/calendar/instant.ts';

/** The instant at which the clocks in London show a time (`08:30`) on a day, as a punch says it. */
export const instantOf = (day: string, clock: string): string =>
  `${new Date(londonInstant(day, minutesOf(clock))).toISOString().slice(0, 19)}Z`;
