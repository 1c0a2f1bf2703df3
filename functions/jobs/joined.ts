import { clientContacts, clientNames } from '#functions/clients/references.ts';
import { datedCursor, firstIdAfter, pageById, placesIn } from '#functions/lib/list.ts';
import { remembering, versionsOf } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { siteOfJob, sitesOfJobs } from '#functions/sites/references.ts';
import { type DatedRange, isAfter } from '#shared/domain/by-date.ts';
import { placeOf, within } from '#shared/domain/jobs/by-day.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { peopleOf } from './crew.ts';
import { pageByDay } from './day-index.ts';
import { jobEntity, type StoredJob } from './entity.ts';
import { ownJobs } from './own.ts';

/** The first rows of the remaining list, and the cursor of the next page. */
const first = (left: StoredJob[], limit: number, cursorOf: (job: StoredJob) => string) => {
  const rows = left.slice(0, limit);
  const last = left.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && cursorOf(last) };
};

/** A page of jobs already read, with the order and the cursors of the whole list; by day if days are queried. */
const ownPage = (jobs: StoredJob[], query: PageQuery & DatedRange) => {
  const { from, to, cursor, limit = pageRows } = query;
  if (from === undefined && to === undefined) {
    const highest = firstIdAfter(cursor);
    const left = jobs.filter(({ id }) => id <= highest).sort((a, b) => b.id - a.id);
    return first(left, limit, ({ id }) => String(id));
  }
  const places = placesIn({ to, cursor });
  if (!places) return { rows: [], next: undefined };
  const left = within(jobs, { from, to }).filter((job) => !isAfter(placeOf(job), places.last));
  return first(left, limit, (job) => datedCursor(placeOf(job).date, job.id));
};

const knownClients = remembering(clientNames);

const isByDay = ({ from, to }: DatedRange): boolean => from !== undefined || to !== undefined;

const jobsPage = (firmId: FirmId, query: PageQuery & DatedRange) =>
  isByDay(query) ? pageByDay(firmId, query) : pageById(jobEntity, jobEntity.query.byId({ firmId }), query);

/**
 * A page of jobs with their clients, properties and crews: all, or those on the days of a range, in at most two round trips. For a
 * field worker (`mine`), only their own jobs, in one more.
 */
export const listJobs = async (firmId: FirmId, query: PageQuery & DatedRange, mine: number | undefined) => {
  const [{ rows, next }, { names }] = await Promise.all([
    mine === undefined ? jobsPage(firmId, query) : ownJobs(firmId, mine).then((jobs) => ownPage(jobs, query)),
    versionsOf(firmId),
  ]);
  const clientIds = rows.map(({ clientId }) => clientId);
  const [clients, sites, people] = await Promise.all([
    knownClients(firmId, clientIds, names),
    sitesOfJobs(
      firmId,
      rows.map(({ siteId }) => siteId),
    ),
    peopleOf(
      firmId,
      rows.map(({ crew }) => crew),
      names,
    ),
  ]);
  const joined = rows.map((row, at) => ({
    ...row,
    client: clients.get(row.clientId) ?? null,
    site: sites.get(row.siteId ?? 0) ?? null,
    people: people[at] ?? [],
  }));
  return { rows: joined, next };
};

/** The stored job, without its client. Throws 404 if the firm has no such job. */
export const readJob = async (firmId: FirmId, id: number): Promise<StoredJob> => {
  const { data } = await jobEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** The employees on a job, with their names. */
export const peopleOn = async ({ firmId, crew }: StoredJob) => {
  if (!crew?.length) return [];
  const { names } = await versionsOf(firmId);
  return (await peopleOf(firmId, [crew], names))[0] ?? [];
};

const joinJob = async (job: StoredJob) => {
  const [clients, site, people] = await Promise.all([
    clientContacts(job.firmId, [job.clientId]),
    siteOfJob(job.firmId, job.siteId),
    peopleOn(job),
  ]);
  return { ...job, client: clients.get(job.clientId) ?? null, site, people };
};

/** The job with its client's contact details, its property and its crew. Throws 404 if the firm has no such job. */
export const getJob = async (firmId: FirmId, id: number) => joinJob(await readJob(firmId, id));

/** Same, from an item already read. */
export const getJobIn = async (item: object | undefined) => {
  const job = rowIn(jobEntity, item);
  if (!job) throw notFound();
  return joinJob(job);
};
