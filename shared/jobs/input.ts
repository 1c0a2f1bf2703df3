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
  /** The property, one of the client's. */
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

/** The scheduled day of a job without a start date. */
const endsAfterItsDay = z.refine<Record<string, unknown>>(
  ({ startDate, scheduledDate, endDate }) =>
    Boolean(startDate) ||
    typeof scheduledDate !== 'string' ||
    typeof endDate !== 'string' ||
    scheduledDate <= endDate,
  { path: ['endDate'], error: 'Choose a date on or after the scheduled date' },
);

/** Times within one day; night work has an end date. */
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

/** The fields of the job form. People are assigned by separate calls. */
export const typedJob = z.extend(jobFields, { people: z._default(z.array(id), []) }).check(...makesSense);
export type TypedJob = z.output<typeof typedJob>;

export const newJob = z.extend(jobFields, ownId).check(...makesSense);
export type NewJob = z.output<typeof newJob>;

/** A job imported from another program's file; it does not repeat. */
export const jobRow = z.omit(jobFields, { repeat: true, siteId: true }).check(...makesSense);
export type JobRow = z.output<typeof jobRow>;

export const jobUpdate = z.extend(jobFields, basedOn).check(...makesSense);
export type JobUpdate = z.output<typeof jobUpdate>;

/** Only checked on complete jobs: an update may have just one of two dates or times. */
export const datedJob = z.looseObject({}).check(...makesSense);

export const jobStatusChange = z.strictObject({
  status,
  ...basedOn,
  /** The customer asked for an urgent repair, which may start before their cancellation period is over (CCR reg 28(1)(e)). */
  urgentRepair: z.optional(z.literal(true)),
  /** The customer has just been told that somebody is on the way; sent with the job's current status. */
  told: z.optional(z.literal(true)),
});
export type JobStatusChange = z.output<typeof jobStatusChange>;
