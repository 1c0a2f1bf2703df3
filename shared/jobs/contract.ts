import * as z from 'zod/mini';
import {
  basedOn,
  date,
  id,
  idParams,
  inOrder,
  kept,
  line,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
  requiredLine,
  time,
} from '../fields.ts';
import { reverseCharge } from '../invoices/reverse-charge-answers.ts';
import { textLimits } from '../limits.ts';
import { created, json, none, page, resource } from '../route.ts';
import { repeatGoesOn, repeatInput, repeatShown } from './repeat.ts';
import { jobPriorities, jobStatuses } from './status.ts';

const status = z.enum(jobStatuses);
const priority = z.enum(jobPriorities);

const jobFields = z.strictObject({
  title: requiredLine(textLimits.name),
  clientId: id,
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
  { path: ['endDate'], error: 'Cannot be before the day it is scheduled for' },
);

/** On one day; work through the night has an end date. */
const timesInOrder = z.refine<Record<string, unknown>>(
  ({ startDate, scheduledDate, endDate, startTime: from, endTime: to }) => {
    const isOneDay = !endDate || endDate === (startDate ?? scheduledDate);
    return !isOneDay || typeof from !== 'string' || typeof to !== 'string' || from <= to;
  },
  { path: ['endTime'], error: 'Cannot be before the start time. For work through the night set an end date' },
);

const makesSense = [datesInOrder, endsAfterItsDay, timesInOrder, repeatGoesOn] as const;

export const jobInput = jobFields.check(...makesSense);
export type JobInput = z.output<typeof jobInput>;

export const newJob = z.extend(jobFields, ownId).check(...makesSense);
export type NewJob = z.output<typeof newJob>;

/** What a new job gets where nothing else is said. */
export const jobDefaults = { status: 'pending', priority: 'medium' } as const;

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

export const job = z.object({
  ...kept,
  clientId: z.number(),
  title: z.string(),
  description: orNull(z.string()),
  status,
  amount: orNull(z.number()),
  startDate: orNull(z.string()),
  endDate: orNull(z.string()),
  scheduledDate: orNull(z.string()),
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  location: orNull(z.string()),
  priority,
  /** What was answered on its last invoice about who accounts for the VAT. */
  reverseCharge: orNull(reverseCharge),
  /** The last day on which its customer, a consumer, may cancel. */
  cancelUntil: orNull(z.string()),
  /** They asked for the work to begin before then. */
  startEarly: z._default(z.boolean(), false),
  /** Begun as an urgent repair: who said so, and when. */
  urgentRepair: orNull(z.object({ by: z.string(), at: z.string() })),
  /** How it comes again, and the one that was made when it was completed. */
  repeat: orNull(repeatShown),
  nextJobId: orNull(z.number()),
  /** The day of the visit that its client was told of by mail. */
  visitTold: orNull(z.string()),
  /** When its work began and ended, and when its customer was last told that somebody is on the way. */
  startedAt: orNull(z.string()),
  completedAt: orNull(z.string()),
  toldAt: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  /** Who is on it; times of their own go before the job's. */
  people: z._default(
    z.array(
      z.object({
        id: z.number(),
        firstName: z.string(),
        lastName: z.string(),
        startTime: orNull(z.string()),
        endTime: orNull(z.string()),
      }),
    ),
    [],
  ),
});
export type Job = z.output<typeof job>;

/** What a job brought and cost so far, in pounds; only the trader sees it. */
export const jobFigures = z.object({
  /** What its accepted quotes come to, with VAT. */
  agreed: z._default(z.number(), 0),
  /** Its invoices without VAT, less what was credited. */
  invoiced: z.number(),
  /** What was paid for them, with VAT. */
  received: z.number(),
  /** Parts used from stock, at what they were bought for. */
  materials: z.number(),
  /** The team's hours, at what they cost. */
  labour: z.number(),
  /** What was bought for it; without VAT where that can be reclaimed. */
  receipts: z.number(),
  /** What is left of `invoiced` after materials, labour and receipts. */
  margin: z.number(),
});
export type JobFigures = z.output<typeof jobFigures>;

/** `?from` and `?to`: only jobs that have a day from and up to these, both included, the last to begin first. */
export const jobsQuery = z.extend(pageQuery, { from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'Must not be before from',
  }),
);

const one = { path: '/api/jobs/{id}', access: 'business', params: idParams } as const;

export const jobsRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/jobs',
    access: 'business',
    summary:
      'The jobs, newest first, or those on the days from and up to one, each with its client and who is on it',
    query: jobsQuery,
    reply: page(job),
  },
  get: { ...one, method: 'GET', summary: 'One job with its client', reply: json(job) },
  figures: {
    ...one,
    path: '/api/jobs/{id}/figures',
    method: 'GET',
    summary: 'What a job brought and cost so far',
    reply: json(jobFigures),
  },
  create: {
    method: 'POST',
    path: '/api/jobs',
    access: 'business',
    summary: 'Add a job',
    body: newJob,
    idempotent: true,
    waits: true,
    reply: created(job),
  },
  update: {
    ...one,
    method: 'PUT',
    summary: 'Change a job',
    body: jobUpdate,
    waits: true,
    reply: json(job),
  },
  changeStatus: {
    ...one,
    method: 'PATCH',
    summary: 'Move a job on by a quick action',
    body: jobStatusChange,
    waits: true,
    reply: json(job),
  },
  remove: { ...one, method: 'DELETE', summary: 'Delete a job that has no invoices', reply: none },
});
