import { minutesOf } from '#shared/calendar/hours.ts';
import { londonInstant } from '#shared/calendar/instant.ts';

/** The instant of a London time (`08:30`) on a day, in a punch's format. */
export const instantOf = (day: string, clock: string): string =>
  `${new Date(londonInstant(day, minutesOf(clock))).toISOString().slice(0, 19)}Z`;
