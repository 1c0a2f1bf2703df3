import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { desk } from '../members/roles.ts';
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
    roles: desk,
    summary: 'Whether the calendar link is on',
    reply: json(calendarFeed),
  },
  makeFeed: {
    ...feed,
    method: 'POST',
    when: 'connected',
    roles: desk,
    summary: 'Create a calendar link; the old one stops working',
    idempotent: true,
    reply: created(newCalendarFeed),
  },
  endFeed: {
    ...feed,
    method: 'DELETE',
    when: 'connected',
    roles: desk,
    summary: 'Turn off the calendar link',
    reply: none,
  },
  file: {
    method: 'GET',
    path: '/api/calendar/{file}',
    access: 'public',
    summary: 'The jobs of the last 30 and next 365 days, for anyone with the calendar link',
    params: z.object({ file: z.string() }),
    reply: file('text/calendar'),
  },
});
