import * as z from 'zod/mini';
import { date, id, instant, orNull, time } from '../fields.ts';
import { hoursShown } from '../firms/rules.ts';
import { job } from '../jobs/contract.ts';
import { jobPriorities, jobStatuses } from '../jobs/status.ts';
import { leave } from '../leave/leave.ts';
import { clashKinds } from './clashes.ts';

const person = z.object({ id: z.number(), startTime: orNull(z.string()), endTime: orNull(z.string()) });

/** The fields of a job that a board shows. */
export const visit = z.object({
  id: z.number(),
  title: z.string(),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  location: orNull(z.string()),
  /** Its address: the job's own location, or its client's address. */
  place: orNull(z.string()),
  scheduledDate: orNull(z.string()),
  startDate: orNull(z.string()),
  endDate: orNull(z.string()),
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  status: z.enum(jobStatuses),
  priority: z.enum(jobPriorities),
  employeeIds: z.array(z.number()),
  /** The people on it, with their own times there. */
  people: z.array(person),
  /** The day its client was told of by email. */
  told: orNull(z.string()),
  /** True if its client can be emailed. */
  canTell: z.boolean(),
  updatedAt: z.string(),
});
export type Visit = z.output<typeof visit>;

/** Why a visit conflicts with a person's day: another visit of theirs, `jobId`, or time they don't work. Local times. */
export const clash = z.object({
  kind: z.enum(clashKinds),
  employeeId: z.number(),
  /** The visit with the clash. */
  ofJobId: z.number(),
  jobId: z.optional(z.number()),
  from: z.string(),
  to: z.string(),
});

const lane = z.object({
  employeeId: z.number(),
  name: z.string(),
  colour: z.number(),
  /** By day of the week: their own hours override the firm's. */
  hours: hoursShown,
  leave: z.array(leave),
});
export type Lane = z.output<typeof lane>;

export const board = z.object({
  lanes: z.array(lane),
  jobs: z.array(visit),
  tray: z.object({
    /** Open jobs without a day, newest first. */
    noDay: z.array(visit),
    /** Visits in the range that nobody is assigned to. */
    nobody: z.array(z.number()),
    /** True if more open jobs than these have no day. */
    more: z.boolean(),
  }),
  clashes: z.array(clash),
  /** True if there are more visits or people than it shows. */
  truncated: z.boolean(),
});
export type Board = z.output<typeof board>;

const orNone = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

/** Fields left out stay. A visit without a day returns to the tray. */
export const boardMove = z.strictObject({
  jobId: id,
  updatedAt: instant,
  scheduledDate: orNone(date),
  startTime: orNone(time),
  endTime: orNone(time),
  endDate: orNone(date),
  /** The employee taken off, and the one put on. */
  from: z.optional(id),
  to: z.optional(id),
  /** Emails its client a minute later, if the visit is still there. */
  tell: z.boolean(),
  /** Moves it despite clashes. */
  anyway: z.optional(z.boolean()),
});
export type BoardMove = z.output<typeof boardMove>;

export const movedReply = z.object({
  job,
  clashes: z.array(clash),
  /** When its client will be told; null if nobody will. */
  telling: orNull(z.string()),
});
export type MovedReply = z.output<typeof movedReply>;
