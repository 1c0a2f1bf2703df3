import * as z from 'zod/mini';
import { date, id, instant, orNull, time } from '../fields.ts';
import { hoursShown } from '../firms/rules.ts';
import { job } from '../jobs/contract.ts';
import { jobPriorities, jobStatuses } from '../jobs/status.ts';
import { leave } from '../leave/leave.ts';
import { clashKinds } from './clashes.ts';

const person = z.object({ id: z.number(), startTime: orNull(z.string()), endTime: orNull(z.string()) });

/** A job as far as a board shows it. */
export const visit = z.object({
  id: z.number(),
  title: z.string(),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  location: orNull(z.string()),
  /** Where it is: its own place, or its client's address. */
  place: orNull(z.string()),
  scheduledDate: orNull(z.string()),
  startDate: orNull(z.string()),
  endDate: orNull(z.string()),
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  status: z.enum(jobStatuses),
  priority: z.enum(jobPriorities),
  employeeIds: z.array(z.number()),
  /** The same with the times that they have there of their own. */
  people: z.array(person),
  /** The day that its client knows of by mail. */
  told: orNull(z.string()),
  /** Whether its client can be mailed. */
  canTell: z.boolean(),
  updatedAt: z.string(),
});
export type Visit = z.output<typeof visit>;

/** What stands in the way of somebody's visit: another that they are at, `jobId`, or that they do not work then. Local times. */
export const clash = z.object({
  kind: z.enum(clashKinds),
  employeeId: z.number(),
  /** Whose clash it is. */
  ofJobId: z.number(),
  jobId: z.optional(z.number()),
  from: z.string(),
  to: z.string(),
});

const lane = z.object({
  employeeId: z.number(),
  name: z.string(),
  colour: z.number(),
  /** By the days of the week: their own before the firm's. */
  hours: hoursShown,
  leave: z.array(leave),
});
export type Lane = z.output<typeof lane>;

export const board = z.object({
  lanes: z.array(lane),
  jobs: z.array(visit),
  tray: z.object({
    /** Open jobs without a day, the newest first. */
    noDay: z.array(visit),
    /** Those of the days that nobody is on. */
    nobody: z.array(z.number()),
  }),
  clashes: z.array(clash),
  /** There are more visits than it shows. */
  truncated: z.boolean(),
});
export type Board = z.output<typeof board>;

const orNone = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

/** What is left out stays; without a day it goes back to the tray. */
export const boardMove = z.strictObject({
  jobId: id,
  updatedAt: instant,
  scheduledDate: orNone(date),
  startTime: orNone(time),
  endTime: orNone(time),
  endDate: orNone(date),
  /** Who comes off it, and who goes on it. */
  from: z.optional(id),
  to: z.optional(id),
  /** Its client is mailed where it stands a minute later. */
  tell: z.boolean(),
  /** Whatever stands in the way. */
  anyway: z.optional(z.boolean()),
});
export type BoardMove = z.output<typeof boardMove>;

export const movedReply = z.object({
  job,
  clashes: z.array(clash),
  /** When its client is told; null where nobody is. */
  telling: orNull(z.string()),
});
export type MovedReply = z.output<typeof movedReply>;
