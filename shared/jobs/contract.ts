import * as z from 'zod/mini';
import { date, idParams, kept, orNull, pageQuery } from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { reverseCharge } from '../invoices/reverse-charge-answers.ts';
import { planned, priced } from '../members/marks.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { siteOfJob } from '../sites/of-job.ts';
import { jobFigures } from './figures.ts';
import { jobRow, jobStatusChange, jobUpdate, newJob } from './input.ts';
import { newNote, note } from './notes.ts';
import { repeatShown } from './repeat.ts';
import { jobsRoutes } from './routes.ts';
import { jobPriorities, jobStatuses } from './status.ts';

export const job = z.object({
  ...kept,
  clientId: z.number(),
  siteId: orNull(z.number()),
  title: z.string(),
  description: orNull(z.string()),
  status: z.enum(jobStatuses),
  amount: priced(orNull(z.number())),
  startDate: orNull(z.string()),
  endDate: orNull(z.string()),
  scheduledDate: orNull(z.string()),
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  location: orNull(z.string()),
  priority: z.enum(jobPriorities),
  /** The reverse charge answers from its last invoice. */
  reverseCharge: orNull(reverseCharge),
  /** The last day on which the customer, a consumer, may cancel. */
  cancelUntil: orNull(z.string()),
  /** They asked for work to start before then. */
  startEarly: z._default(z.boolean(), false),
  /** Started as an urgent repair: who declared it, and when. */
  urgentRepair: orNull(z.object({ by: z.string(), at: z.string() })),
  /** The repeat rule, and the next job created on completion. */
  repeat: orNull(repeatShown),
  nextJobId: planned(orNull(z.number())),
  /** The day of the visit that the client was told of by mail. */
  visitTold: orNull(z.string()),
  /** When the work started and ended, who recorded it, and when the customer was last told that somebody is on the way. */
  startedAt: orNull(z.string()),
  startedBy: orNull(z.string()),
  completedAt: orNull(z.string()),
  completedBy: orNull(z.string()),
  toldAt: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  site: orNull(siteOfJob),
  /** The people on it; their own times take precedence over the job's. */
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

const told = orNull(z.string());

/** A job's details for the person going there: whom to call and where to drive. */
export const jobOpened = z.extend(job, {
  client: orNull(z.object({ id: z.number(), name: z.string(), phone: told, address: told })),
});
export type JobOpened = z.output<typeof jobOpened>;

/** `?from` and `?to`: only jobs with a day in this range, inclusive, latest start first. */
export const jobsQuery = z.extend(pageQuery, { from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'Must not be before from',
  }),
);
export const jobsContract = contract(jobsRoutes, {
  list: {
    summary:
      'The jobs, newest first, or those on the days from and up to one, each with its client and who is on it',
    query: jobsQuery,
    reply: page(job),
  },
  get: {
    params: idParams,
    summary: 'One job with its client: whom to call and where to drive',
    reply: json(jobOpened),
  },
  figures: {
    params: idParams,
    summary: 'The income and costs of a job so far',
    reply: json(jobFigures),
  },
  create: {
    summary: 'Add a job',
    body: newJob,
    reply: created(job),
  },
  import: {
    summary: 'Import jobs from rows of a file; rows already imported are skipped',
    body: importInput(jobRow),
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change a job',
    body: jobUpdate,
    reply: json(job),
  },
  changeStatus: {
    params: idParams,
    summary: 'Start, complete or cancel a job',
    body: jobStatusChange,
    reply: json(job),
  },
  notes: {
    params: idParams,
    summary: 'What was written down about a job, newest first',
    query: pageQuery,
    reply: page(note),
  },
  addNote: {
    params: idParams,
    summary: 'Write something down about a job; it stays as it was said',
    body: newNote,
    reply: created(note),
  },
  remove: {
    params: idParams,
    summary: 'Delete a job that has no invoices',
    ...removal(job),
  },
});
