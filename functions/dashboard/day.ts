import { clientContacts } from '#functions/clients/references.ts';
import { peopleOf } from '#functions/jobs/crew.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { sundayOf } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';

/** How far ahead the next job is looked for, in days. */
const lookAheadDays = 7;

/** Apart, so that however much is planned for later, today is never cut off: one round trip all the same. */
const scheduledAround = async (userId: string, day: string) => {
  const ranges = [
    { from: sundayOf(day), to: addDays(day, -1) },
    { from: day, to: day },
    { from: addDays(day, 1), to: addDays(day, lookAheadDays) },
  ].filter(({ from, to }) => from <= to);
  const pages = await Promise.all(ranges.map((range) => pageByDay(userId, range)));
  // Work of several days is in more than one.
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
};

/**
 * The jobs of this week (Sunday to Saturday) and of the seven days after today, cancelled ones left out, each with its
 * client's number and address and who is on it: two round trips, at most 600 jobs.
 */
export const dayOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const [around, { names }] = await Promise.all([scheduledAround(userId, day), versionsOf(userId)]);
  const rows = around.filter(({ status }) => status !== 'cancelled');
  const [clients, people] = await Promise.all([
    clientContacts(
      userId,
      rows.map(({ clientId }) => clientId),
    ),
    peopleOf(
      userId,
      rows.map(({ crew }) => crew),
      names,
    ),
  ]);
  return {
    jobs: rows.map((row, at) => ({
      ...row,
      client: clients.get(row.clientId) ?? null,
      people: people[at] ?? [],
    })),
  };
};
