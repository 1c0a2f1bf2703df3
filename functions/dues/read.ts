import * as z from 'zod/mini';
import { certificateEntity } from '#functions/certificates/entity.ts';
import { clientNames } from '#functions/clients/references.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { batchGet } from '#functions/lib/table.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import { today } from '#shared/dates.ts';
import { duesAsked, type Registered, registerOf } from '#shared/domain/dues/register.ts';
import { type Due, type DuesQuery, dueRecord } from '#shared/dues/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { invalidField, notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { siteRecord } from '#shared/sites/site.ts';
import { dueEntity } from './entity.ts';

interface Visit {
  id: number;
  title: string;
  clientId: number;
  status: JobStatus;
  siteId?: number;
  location?: string;
}

const visits = async (firmId: FirmId, ids: readonly number[]) => {
  const keys = [...new Set(ids)].map((id) => keyOf(jobEntity, { firmId, id }));
  const items = await batchGet(keys, ['id', 'title', 'clientId', 'status', 'siteId', 'location']);
  const found = items.filter((item) => item !== undefined) as unknown as Visit[];
  return new Map(found.map((job) => [job.id, job]));
};

const all = { consistent: true, pages: 'all' } as const;

/** Reads what a firm's register is built from. */
export const registered = async (firmId: FirmId): Promise<Registered> => {
  const [papers, kept, sites] = await Promise.all([
    certificateEntity.query.byJob({ firmId }).go(all),
    dueEntity.query.byId({ firmId }).go(all),
    siteEntity.query.byId({ firmId }).go(all),
  ]);
  const jobs = await visits(firmId, [
    ...papers.data.map(({ jobId }) => jobId),
    ...kept.data.flatMap(({ jobId }) => jobId ?? []),
  ]);
  const clientIds = [...kept.data, ...jobs.values()].map(({ clientId }) => clientId);
  const clients = await clientNames(firmId, [...new Set(clientIds)]);
  return {
    papers: papers.data,
    kept: z.parse(z.array(dueRecord), kept.data),
    sites: z.parse(z.array(siteRecord), sites.data),
    job: (id) => jobs.get(id),
    client: (id) => clients.get(id) ?? null,
    today: today(),
  };
};

export const readRegister = async (firmId: FirmId): Promise<Due[]> => registerOf(await registered(firmId));

/** A row's cursor: its day and id. */
const placeOf = ({ dueOn, id }: Due): string => `${dueOn}.${String(id).padStart(16, '0')}`;

const afterOf = (cursor: string | undefined): string => {
  if (cursor !== undefined && !/^\d{4}-\d{2}-\d{2}\.\d{16}$/.test(cursor))
    throw invalidField('cursor', 'Must be a cursor from the page before');
  return cursor ?? '';
};

/** A page of the register, earliest first. */
export const listDues = async (firmId: FirmId, { limit = pageRows, cursor, ...query }: DuesQuery) => {
  const after = afterOf(cursor);
  const asked = duesAsked(await readRegister(firmId), query).filter((row) => placeOf(row) > after);
  const rows = asked.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: asked.length > limit && last ? placeOf(last) : undefined };
};

/** One row. Throws 404 if the firm has no such row. */
export const readDue = async (firmId: FirmId, id: number): Promise<Due> => {
  const found = (await readRegister(firmId)).find((row) => row.id === id);
  if (!found) throw notFound();
  return found;
};
