import { clientContacts } from '#functions/clients/references.ts';
import { peopleOf } from '#functions/jobs/crew.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import { ownJobs } from '#functions/jobs/own.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { today } from '#shared/dates.ts';
import { dayRanges, jobsOfDay } from '#shared/domain/dashboard/views.ts';
import { within } from '#shared/domain/jobs/by-day.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** Takes one round trip. */
const scheduledAround = async (firmId: FirmId, day: string) => {
  const pages = await Promise.all(dayRanges(day).map((range) => pageByDay(firmId, range)));
  return jobsOfDay(pages.map(({ rows }) => rows));
};

/** Those of them that are an employee's own jobs. */
const ownAround = async (firmId: FirmId, employeeId: number, day: string) => {
  const jobs = await ownJobs(firmId, employeeId);
  return jobsOfDay(dayRanges(day).map((range) => within(jobs, range)));
};

/**
 * The jobs of this week (Sunday to Saturday) and of the seven days after today, without cancelled ones, each with its client's
 * phone and address and its crew: two round trips, at most 600 jobs.
 */
export const dayOf = async (firmId: FirmId, mine: number | undefined, now: number = Date.now()) => {
  const day = today(now);
  const [rows, { names }] = await Promise.all([
    mine === undefined ? scheduledAround(firmId, day) : ownAround(firmId, mine, day),
    versionsOf(firmId),
  ]);
  const [clients, people] = await Promise.all([
    clientContacts(
      firmId,
      rows.map(({ clientId }) => clientId),
    ),
    peopleOf(
      firmId,
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
