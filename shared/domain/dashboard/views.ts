import { sundayOf } from '../../calendar/when.ts';
import { type AgeingBucket, ageingBucket, ageingBuckets, ageingDays } from '../../dashboard/ageing.ts';
import type { Activity, Analytics, DashboardStats, DayJob } from '../../dashboard/contract.ts';
import { activityRows, topClientRows } from '../../dashboard/rows.ts';
import { addDays, lastMonths } from '../../dates.ts';
import { jobStatuses } from '../../jobs/status.ts';
import { pageRows } from '../../limits.ts';
import { toPounds } from '../../money.ts';
import { within } from '../jobs/by-day.ts';
import { peopleOn } from '../jobs/views.ts';
import type { Reader, RecordOf, ViewEntry } from '../reader.ts';

type Counters = Partial<RecordOf<'figures.counters'>>;
type Month = Partial<RecordOf<'figures.month'>>;
/** Zeros may be missing. */
type DueDay = Pick<RecordOf<'figures.dueDay'>, 'date'> & Partial<RecordOf<'figures.dueDay'>>;

const recordsIn = (counters: Counters): number =>
  [
    counters.invoicesOpen,
    counters.invoicesPaid,
    ...jobStatuses.map((status) => counters[`jobs_${status}`]),
  ].reduce<number>((sum, count = 0) => sum + count, 0);

/** The day's figures for work, money and quotes, from the counters. `dueDays` must include that day and all later ones. */
export const statsShown = (
  { counters, month, dueDays }: { counters: Counters; month: Month; dueDays: readonly DueDay[] },
  day: string,
): DashboardStats => {
  const { openPence = 0 } = counters;
  const coming = dueDays.filter(({ date }) => date >= day);
  const ofComing = (name: 'openPence' | 'quotesOpen' | 'quotesOpenPence'): number =>
    coming.reduce((sum, each) => sum + (each[name] ?? 0), 0);
  return {
    activeJobs: (counters.jobs_pending ?? 0) + (counters.jobs_in_progress ?? 0),
    monthlyRevenue: toPounds(month.paidPence ?? 0),
    unpaidInvoices: counters.invoicesOpen ?? 0,
    totalClients: counters.clients ?? 0,
    owed: toPounds(openPence),
    overdue: toPounds(Math.max(0, openPence - ofComing('openPence'))),
    records: recordsIn(counters),
    quotes: {
      open: ofComing('quotesOpen'),
      openTotal: toPounds(ofComing('quotesOpenPence')),
      accepted: month.quotesAccepted ?? 0,
      acceptedTotal: toPounds(month.quotesAcceptedPence ?? 0),
    },
  };
};

const ageing = (days: readonly DueDay[], day: string, counters: Counters): Analytics['ageing'] => {
  const sums = new Map<AgeingBucket, { count: number; pence: number }>();
  // What no day of the last two months accounts for is older: the total less the known days.
  let rest = { count: counters.invoicesOpen ?? 0, pence: counters.openPence ?? 0 };
  for (const { date, openCount = 0, openPence = 0 } of days) {
    const bucket = ageingBucket(date, day);
    const { count, pence } = sums.get(bucket) ?? { count: 0, pence: 0 };
    sums.set(bucket, { count: count + openCount, pence: pence + openPence });
    rest = { count: rest.count - openCount, pence: rest.pence - openPence };
  }
  sums.set('60+', rest);
  return ageingBuckets.map((bucket) => {
    const { count, pence } = sums.get(bucket) ?? { count: 0, pence: 0 };
    return { bucket, count, amount: toPounds(pence) };
  });
};

interface Charted {
  counters: Counters;
  months: readonly (Pick<RecordOf<'figures.month'>, 'month'> & Month)[];
  /** The last two months, and every later day. */
  dueDays: readonly DueDay[];
  topClients: Analytics['topClients'];
}

/** The first day for which the charts know the amount owed by day. */
export const ageingFrom = (day: string): string => addDays(day, -ageingDays);

/** The charts of a day, from the counters. */
export const analyticsShown = (
  { counters, months, dueDays, topClients }: Charted,
  day: string,
): Analytics => {
  const pence = new Map(months.map(({ month, paidPence = 0 }) => [month, paidPence]));
  return {
    revenueByMonth: lastMonths(day, 12).map((month) => ({ month, amount: toPounds(pence.get(month) ?? 0) })),
    ageing: ageing(
      dueDays.filter(({ date }) => date >= ageingFrom(day)),
      day,
      counters,
    ),
    jobsByStatus: jobStatuses.map((status) => ({ status, count: counters[`jobs_${status}`] ?? 0 })),
    topClients,
  };
};

/** The clients who have paid most; of equals, the newer first. */
const topClients = (db: Reader): Analytics['topClients'] =>
  db
    .all('figures.client')
    .filter(({ paidPence }) => paidPence > 0)
    .sort((a, b) => b.paidPence - a.paidPence || b.clientId - a.clientId)
    .slice(0, topClientRows)
    .flatMap(({ clientId: id, paidPence }) => {
      const client = db.get('client', id);
      return client ? [{ id, name: client.name, amount: toPounds(paidPence) }] : [];
    });

/** How far ahead the next job is looked for, in days. */
const lookAheadDays = 7;

/**
 * The day ranges of Home: earlier this week, today, and the days ahead. They are separate so that a full week never cuts off
 * today.
 */
export const dayRanges = (day: string): { from: string; to: string }[] =>
  [
    { from: sundayOf(day), to: addDays(day, -1) },
    { from: day, to: day },
    { from: addDays(day, 1), to: addDays(day, lookAheadDays) },
  ].filter(({ from, to }) => from <= to);

/** The jobs of those ranges, without duplicates or cancelled jobs. */
export const jobsOfDay = <Job extends Pick<RecordOf<'job'>, 'id' | 'status'>>(
  ranges: readonly (readonly Job[])[],
): Job[] =>
  // A job of several days is in more than one range.
  [...new Map(ranges.flat().map((job) => [job.id, job])).values()].filter(
    ({ status }) => status !== 'cancelled',
  );

const contactOf = (db: Reader, id: number): DayJob['client'] => {
  const client = db.get('client', id);
  return client ? { id, name: client.name, phone: client.phone, address: client.address } : null;
};

const dayJob = (db: Reader, job: RecordOf<'job'>): DayJob => {
  const { id, updatedAt, clientId, title, status, amount, location } = job;
  const { startDate, endDate, scheduledDate, startTime, endTime } = job;
  const { startedAt, toldAt, cancelUntil, startEarly, urgentRepair } = job;
  return {
    ...{ id, updatedAt, clientId, title, status, amount, location },
    ...{ startDate, endDate, scheduledDate, startTime, endTime },
    ...{ startedAt, toldAt, cancelUntil, startEarly, urgentRepair },
    client: contactOf(db, clientId),
    people: peopleOn(db, id),
  };
};

const dayOf = (db: Reader, day: string): { jobs: DayJob[] } => {
  const jobs = db.all('job');
  const ranges = dayRanges(day).map((range) => within(jobs, range).slice(0, pageRows));
  return { jobs: jobsOfDay(ranges).map((job) => dayJob(db, job)) };
};

/** The newest events that have not expired. */
export const activityShown = <Event extends { ttl: number }>(
  newestFirst: readonly Event[],
  now: number,
): Event[] => newestFirst.filter(({ ttl }) => ttl * 1000 > now).slice(0, activityRows);

const activity = (db: Reader, now: number): Activity[] =>
  activityShown(db.all('activity'), now).map(({ ttl: _, ...event }) => event);

export const dashboardViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/dashboard/stats',
    needs: ['figures.counters', 'figures.month', 'figures.dueDay'],
    view: (db, _, { today }) =>
      statsShown(
        {
          counters: db.get('figures.counters', 'all') ?? {},
          month: db.get('figures.month', today.slice(0, 7)) ?? {},
          dueDays: db.all('figures.dueDay'),
        },
        today,
      ),
  },
  {
    route: 'GET /api/dashboard/day',
    needs: ['job', 'client', 'assignment', 'employee'],
    view: (db, _, { today }) => dayOf(db, today),
  },
  {
    route: 'GET /api/dashboard/analytics',
    needs: ['figures.counters', 'figures.month', 'figures.dueDay', 'figures.client', 'client'],
    view: (db, _, { today }) =>
      analyticsShown(
        {
          counters: db.get('figures.counters', 'all') ?? {},
          months: db.all('figures.month'),
          dueDays: db.all('figures.dueDay'),
          topClients: topClients(db),
        },
        today,
      ),
  },
  {
    route: 'GET /api/dashboard/activity',
    needs: ['activity'],
    view: (db, _, { now }) => activity(db, now),
  },
];
