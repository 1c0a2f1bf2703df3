import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { contract, created, json, none } from '../route.ts';
import { calendarRoutes } from './routes.ts';

/** Whether there is a feed, and since when. Its URL is only shown once, when it is created. */
export const calendarFeed = z.object({ exists: z.boolean(), madeAt: orNull(z.string()) });

/** A feed's URL: anybody who knows it can see the jobs. */
export const newCalendarFeed = z.object({ url: z.string(), madeAt: z.string() });

export const calendarContract = contract(calendarRoutes, {
  feed: {
    summary: 'Whether your calendar link is on: of all jobs, in the field of your own',
    reply: json(calendarFeed),
  },
  makeFeed: {
    summary: 'Create a calendar link; the old one stops working',
    reply: created(newCalendarFeed),
  },
  endFeed: {
    summary: 'Turn off the calendar link',
    reply: none,
  },
  file: {
    summary: 'The jobs of the last 30 and next 365 days, for anyone with the calendar link',
    params: z.object({ file: z.string() }),
  },
});
