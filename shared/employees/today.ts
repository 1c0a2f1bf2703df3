import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** What of somebody needs the office. */
export const todayFlags = ['forgotten', 'weekToApprove', 'notInvited', 'ticketEnds'] as const;

/** Where everybody who works there is, and how their week stands. */
export const teamToday = z.array(
  z.object({
    employeeId: z.number(),
    /** Null: they are not clocked on. */
    now: orNull(z.enum(['work', 'travel', 'break', 'leave'])),
    /** An instant; of leave its first day. */
    since: orNull(z.string()),
    jobId: orNull(z.number()),
    /** Worked and travelled this week, with what goes on. */
    weekMinutes: z.number(),
    /** Of their usual week. */
    plannedMinutes: z.number(),
    /** The first visit of today and the week after that is still to come. `at` is a day, with its time where one is known. */
    next: orNull(z.object({ jobId: z.number(), title: z.string(), at: z.string() })),
    flags: z.array(z.enum(todayFlags)),
  }),
);
export type TeamToday = z.output<typeof teamToday>;
