import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { job } from '../jobs/contract.ts';
import { jobStatuses } from '../jobs/status.ts';
import { contract, json } from '../route.ts';
import { type ActivityKind, activityWords } from './activity-words.ts';
import { ageingBuckets } from './ageing.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboardStats = z.object({
  activeJobs: z.number(),
  /** Pounds paid this calendar month. */
  monthlyRevenue: z.number(),
  unpaidInvoices: z.number(),
  totalClients: z.number(),
  /** Pounds on unpaid invoices, and the overdue part. */
  owed: z.number(),
  overdue: z.number(),
  /** Jobs and invoices of any status: 0 of both means a new account. */
  records: z.number(),
  /** Quotes awaiting an answer, and those accepted this calendar month, with their totals in pounds. */
  quotes: z.object({
    open: z.number(),
    openTotal: z.number(),
    accepted: z.number(),
    acceptedTotal: z.number(),
  }),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/** A job in the day's list: whom to call and where to drive. */
export const dayJob = z.extend(
  z.pick(job, {
    id: true,
    updatedAt: true,
    clientId: true,
    title: true,
    status: true,
    amount: true,
    startDate: true,
    endDate: true,
    scheduledDate: true,
    startTime: true,
    endTime: true,
    location: true,
    startedAt: true,
    toldAt: true,
    cancelUntil: true,
    startEarly: true,
    urgentRepair: true,
    people: true,
  }),
  {
    client: orNull(
      z.object({
        id: z.number(),
        name: z.string(),
        phone: orNull(z.string()),
        address: orNull(z.string()),
      }),
    ),
  },
);
export type DayJob = z.output<typeof dayJob>;

const kinds = Object.keys(activityWords) as [ActivityKind, ...ActivityKind[]];

/** The pages an activity can link to. */
export const activitySubjects = ['clients', 'jobs', 'invoices', 'quotes', 'dues'] as const;

export const activity = z.object({
  id: z.number(),
  kind: z.enum(kinds),
  /** The name of its subject: a client's name, a job's title, an invoice's number. */
  label: z.string(),
  subject: z.enum(activitySubjects),
  subjectId: z.number(),
  at: z.string(),
  /** The member who did it; null if it was a customer or an automatic process. */
  madeBy: orNull(z.string()),
});
export type Activity = z.output<typeof activity>;

/** The dashboard's charts. Amounts are pounds. */
export const analytics = z.object({
  /** Twelve months, oldest first. */
  revenueByMonth: z.array(z.object({ month: z.string(), amount: z.number() })),
  ageing: z.array(z.object({ bucket: z.enum(ageingBuckets), count: z.number(), amount: z.number() })),
  jobsByStatus: z.array(z.object({ status: z.enum(jobStatuses), count: z.number() })),
  /** By amount paid, highest first. */
  topClients: z.array(z.object({ id: z.number(), name: z.string(), amount: z.number() })),
});
export type Analytics = z.output<typeof analytics>;

export const dashboardContract = contract(dashboardRoutes, {
  stats: {
    summary: 'The figures of the dashboard: work, money and quotes',
    reply: json(dashboardStats),
  },
  day: {
    summary: 'The jobs of this week and the next seven days, each with a phone number and a place',
    reply: json(z.object({ jobs: z.array(dayJob) })),
  },
  analytics: {
    summary: 'Revenue by month, invoice ageing, jobs by status and the clients who paid most',
    reply: json(analytics),
  },
  activity: {
    summary: 'The newest events',
    reply: json(z.array(activity)),
  },
});
