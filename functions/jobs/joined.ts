import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { notFound } from '#functions/lib/errors.ts';
import { type DatedRange, pageById } from '#functions/lib/list.ts';
import { remembering, versionsOf } from '#functions/lib/names.ts';
import type { PageQuery } from '#shared/fields.ts';
import { pageByDay } from './day-index.ts';
import { jobEntity } from './entity.ts';

export type StoredJob = EntityItem<typeof jobEntity>;

const knownClients = remembering(clientNames);

/** A page of jobs with their clients, in at most two round trips: all, or those scheduled within a range of days. */
export const listJobs = async (userId: string, query: PageQuery & DatedRange) => {
  const isByDay = query.from !== undefined || query.to !== undefined;
  const [{ rows, next }, { names }] = await Promise.all([
    isByDay ? pageByDay(userId, query) : pageById(jobEntity, jobEntity.query.byId({ userId }), query),
    versionsOf(userId),
  ]);
  const clientIds = rows.map(({ clientId }) => clientId);
  const clients = await knownClients(userId, clientIds, names);
  return { rows: rows.map((row) => ({ ...row, client: clients.get(row.clientId) ?? null })), next };
};

/** The job as it is kept, without its client. Throws 404 if the user has no such job. */
export const readJob = async (userId: string, id: number): Promise<StoredJob> => {
  const { data } = await jobEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** The job with its client. Throws 404 if the user has no such job. */
export const getJob = async (userId: string, id: number) => {
  const job = await readJob(userId, id);
  const clients = await clientNames(userId, [job.clientId]);
  return { ...job, client: clients.get(job.clientId) ?? null };
};
