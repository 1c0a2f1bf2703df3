import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { created, file, json, none, resource } from '../route.ts';

/** Whether there is a feed, and since when. Its address is told once, when it is made. */
export const calendarFeed = z.object({ exists: z.boolean(), madeAt: orNull(z.string()) });
export type CalendarFeed = z.output<typeof calendarFeed>;

/** A feed's address: whoever knows it sees the jobs. */
export const newCalendarFeed = z.object({ url: z.string(), madeAt: z.string() });
export type NewCalendarFeed = z.output<typeof newCalendarFeed>;

const feed = { path: '/api/calendar/feed', access: 'business' } as const;

export const calendarRoutes = resource({
  feed: {
    ...feed,
    method: 'GET',
    summary: 'Whether the jobs can be read by a private address',
    reply: json(calendarFeed),
  },
  makeFeed: {
    ...feed,
    method: 'POST',
    when: 'connected',
    summary: 'Make a private address by which a calendar reads the jobs; the one before ends',
    idempotent: true,
    reply: created(newCalendarFeed),
  },
  endFeed: {
    ...feed,
    method: 'DELETE',
    when: 'connected',
    summary: 'End the private address of the jobs',
    reply: none,
  },
  file: {
    method: 'GET',
    path: '/api/calendar/{file}',
    access: 'public',
    summary: 'The jobs of the last 30 and the next 365 days, for who knows the private address',
    params: z.object({ file: z.string() }),
    reply: file('text/calendar'),
  },
});
