import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** Reasons why an employee needs the office. */
export const todayFlags = ['forgotten', 'weekToApprove', 'notInvited', 'ticketEnds'] as const;

/** Where every employee is now, and the state of their week. */
export const teamToday = z.array(
  z.object({
    employeeId: z.number(),
    /** Null if they are not clocked on. */
    now: orNull(z.enum(['work', 'travel', 'break', 'leave'])),
    /** A time; for leave, its first day. */
    since: orNull(z.string()),
    jobId: orNull(z.number()),
    /** Minutes worked and travelled this week, including the current interval. */
    weekMinutes: z.number(),
    /** The minutes of their usual week. */
    plannedMinutes: z.number(),
    /** Their next visit within the coming week. `at` is a day, with its time if known. */
    next: orNull(z.object({ jobId: z.number(), title: z.string(), at: z.string() })),
    flags: z.array(z.enum(todayFlags)),
  }),
);
export type TeamToday = z.output<typeof teamToday>;
