import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { dayWarnings, punchKinds, weekStates } from './kinds.ts';
import { punch } from './punch.ts';

const minutes = {
  work: z.number(),
  travel: z.number(),
  homeTravel: z.number(),
  break: z.number(),
};

const interval = z.object({
  employeeId: z.number(),
  from: z.string(),
  to: orNull(z.string()),
  kind: z.enum(punchKinds),
  jobId: orNull(z.number()),
  home: z.boolean(),
  minutes: z.number(),
  forgotten: z.boolean(),
});

/** A range of people's days. */
export const timeOfDays = z.object({
  punches: z.array(punch),
  intervals: z.array(interval),
  days: z.array(
    z.object({
      date: z.string(),
      employeeId: z.number(),
      ...minutes,
      warnings: z.array(z.enum(dayWarnings)),
    }),
  ),
});
export type TimeOfDays = z.output<typeof timeOfDays>;

/** Who is clocked on. */
export const timeNow = z.array(
  z.object({
    employeeId: z.number(),
    kind: z.enum(punchKinds),
    jobId: orNull(z.number()),
    since: z.string(),
    forgotten: z.boolean(),
  }),
);
export type TimeNow = z.output<typeof timeNow>;

/** A person's week. */
export const week = z.object({
  monday: z.string(),
  employeeId: z.number(),
  name: z.string(),
  state: z.enum(weekStates),
  minutes: z.object(minutes),
  paidMinutes: z.number(),
  /** Null for users who don't see wages. */
  payPence: orNull(z.number()),
  /** A hash of the week's content: submitting or approving repeats it, to prove which version was seen. */
  hash: z.string(),
  /** Days whose end of work was never recorded. */
  forgotten: z.array(z.string()),
  warnings: z.array(z.object({ date: z.string(), warning: z.enum(dayWarnings) })),
  /** Over up to 17 weeks ending with this one (shared/time/average.ts). Null if nothing was worked. */
  average: orNull(z.object({ minutes: z.number(), weeks: z.number(), isOver: z.boolean() })),
  submittedAt: orNull(z.string()),
  approvedBy: orNull(z.string()),
  approvedByName: orNull(z.string()),
  approvedAt: orNull(z.string()),
  reopened: z.array(z.object({ by: z.string(), on: z.string(), reason: z.string() })),
});
export type Week = z.output<typeof week>;
