import { clientContacts } from '#functions/clients/references.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import { isOn } from '#shared/calendar/days.ts';
import { sundayOf } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';

/** How many days ago a job of several days may have begun to be among today's. */
const lookBackDays = 31;
/** How far ahead the next job is looked for, in days. */
const lookAheadDays = 7;

/** Apart, so that however much is planned for later, today is never cut off: one round trip all the same. */
const scheduledAround = async (userId: string, day: string) => {
  const ranges = [
    { from: addDays(day, -lookBackDays), to: addDays(day, -1) },
    { from: day, to: day },
    { from: addDays(day, 1), to: addDays(day, lookAheadDays) },
  ];
  const pages = await Promise.all(ranges.map((range) => pageByDay(userId, range)));
  return pages.flatMap(({ rows }) => rows);
};

/**
 * The jobs of this week (Sunday to Saturday) and of the seven days after today, cancelled ones left out, each with its
 * client's number and address: two round trips, at most 600 jobs.
 */
export const dayOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const rows = (await scheduledAround(userId, day)).filter(
    (job) => job.status !== 'cancelled' && isOn(job, sundayOf(day), addDays(day, lookAheadDays)),
  );
  const clients = await clientContacts(
    userId,
    rows.map(({ clientId }) => clientId),
  );
  return { jobs: rows.map((row) => ({ ...row, client: clients.get(row.clientId) ?? null })) };
};
