import * as z from 'zod/mini';
import {
  basedOn,
  date,
  id,
  inOrder,
  line,
  lines,
  optional,
  ownId,
  pounds,
  requiredLine,
  time,
} from '../fields.ts';
import { textLimits } from '../limits.ts';
import { repeatGoesOn, repeatInput } from './repeat.ts';
import { jobPriorities, jobStatuses } from './status.ts';

const status = z.enum(jobStatuses);
const priority = z.enum(jobPriorities);

const jobFields = z.strictObject({
  title: requiredLine(textLimits.name),
  clientId: id,
  /** The property that it is at, one of the client's. */
  siteId: optional(id),
  description: optional(lines(textLimits.longText)),
  status: z.optional(status),
  amount: optional(pounds),
  startDate: optional(date),
  endDate: optional(date),
  scheduledDate: optional(date),
  startTime: optional(time),
  endTime: optional(time),
  location: optional(line(textLimits.location)),
  priority: z.optional(priority),
  repeat: optional(repeatInput),
});
const datesInOrder = inOrder('startDate', 'endDate');

/** Of a job whose work has no start date, the day it is scheduled for. */
const endsAfterItsDay = z.refine<Record<string, unknown>>(
  ({ startDate, scheduledDate, endDate }) =>
    Boolean(startDate) ||
    typeof scheduledDate !== 'string' ||
    typeof endDate !== 'string' ||
    scheduledDate <= endDate,
  { path: ['endDate'], error: 'Choose a date on or after the scheduled date' },
);

/** On one day; work through the night has an end date. */
const timesInOrder = z.refine<Record<string, unknown>>(
  ({ startDate, scheduledDate, endDate, startTime: from, endTime: to }) => {
    const isOneDay = !endDate || endDate === (startDate ?? scheduledDate);
    return !isOneDay || typeof from !== 'string' || typeof to !== 'string' || from <= to;
  },
  { path: ['endTime'], error: 'Choose a time after the start time. For work overnight, set an end date' },
);

const makesSense = [datesInOrder, endsAfterItsDay, timesInOrder, repeatGoesOn] as const;

export const jobInput = jobFields.check(...makesSense);
export type JobInput = z.output<typeof jobInput>;

/** What the form of a job holds: a new one names who is put on it, each by a call of their own. */
export const typedJob = z.extend(jobFields, { people: z._default(z.array(id), []) }).check(...makesSense);
export type TypedJob = z.output<typeof typedJob>;

export const newJob = z.extend(jobFields, ownId).check(...makesSense);
export type NewJob = z.output<typeof newJob>;

/** A job of a file of another program, which comes once. */
export const jobRow = z.omit(jobFields, { repeat: true, siteId: true }).check(...makesSense);
export type JobRow = z.output<typeof jobRow>;

export const jobUpdate = z.extend(jobFields, basedOn).check(...makesSense);
export type JobUpdate = z.output<typeof jobUpdate>;

/** Holds of a whole job, whose update may tell one of two dates or times alone. */
export const datedJob = z.looseObject({}).check(...makesSense);

export const jobStatusChange = z.strictObject({
  status,
  ...basedOn,
  /** The customer asked for an urgent repair, which may begin before their time to cancel is over (CCR reg 28(1)(e)). */
  urgentRepair: z.optional(z.literal(true)),
  /** The customer has just been told that somebody is on the way; with the status the job has already. */
  told: z.optional(z.literal(true)),
});
export type JobStatusChange = z.output<typeof jobStatusChange>;
