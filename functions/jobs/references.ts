import { keyOf } from '#functions/lib/item-key.ts';
import { batchGet } from '#functions/lib/table.ts';
import { check, type Write, write } from '#functions/lib/transact.ts';
import { addressOfSite } from '#functions/sites/references.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { jobEntity } from './entity.ts';

const notTheirs = () => invalidField('jobId', 'Choose a job for this client', 'not_yours');

/**
 * Adds to a job's counts. The job must exist and be the client's own: throws 400 naming `jobId` otherwise. `answers` are stored
 * for the job's next invoice.
 */
export const countOnJob = (
  firmId: FirmId,
  id: number,
  clientId: number,
  delta: Partial<Record<'invoiceCount' | 'draftCount' | 'quoteCount', number>>,
  answers: ReverseChargeAnswers | null | undefined = undefined,
): Write =>
  write(
    jobEntity
      .patch({ firmId, id })
      .add({ ...delta, revision: 1 })
      .set(answers ? { reverseCharge: answers } : {})
      .where((job, { eq }) => eq(job.clientId, clientId)),
    notTheirs,
  );

/** The titles, clients and properties of jobs by id, in one round trip. */
export const jobTitles = async (firmId: FirmId, ids: number[]) => {
  const keys = ids.map((id) => keyOf(jobEntity, { firmId, id }));
  const items = await batchGet(keys, ['id', 'title', 'clientId', 'siteId']);
  return new Map(
    items.flatMap((item) => {
      const job = item as { id: number; title: string; clientId: number; siteId?: number } | undefined;
      return job ? [[job.id, job] as const] : [];
    }),
  );
};

/** A job's place as documents state it: the address of its property. */
export const workAtOf = async (firmId: FirmId, id: number | null | undefined) => {
  if (!id) return undefined;
  const [item] = await batchGet([keyOf(jobEntity, { firmId, id })], ['siteId']);
  return addressOfSite(firmId, (item as { siteId?: number } | undefined)?.siteId);
};

/** The titles and states of jobs by id, in one round trip. */
export const jobStandings = async (firmId: FirmId, ids: number[]) => {
  const keys = ids.map((id) => keyOf(jobEntity, { firmId, id }));
  const items = await batchGet(keys, ['id', 'title', 'status']);
  return new Map(
    items.flatMap((item) => {
      const job = item as { id: number; title: string; status: JobStatus } | undefined;
      return job ? [[job.id, { id: job.id, title: job.title, status: job.status }] as const] : [];
    }),
  );
};

/** The job that an invoice to a client will refer to. Throws 400 naming `jobId`. */
export const jobTitled = async (firmId: FirmId, id: number | null | undefined, clientId: number) => {
  if (id === null || id === undefined) return null;
  const job = (await jobTitles(firmId, [id])).get(id);
  if (job?.clientId !== clientId) throw notTheirs();
  return { id, title: job.title };
};

/** The key of a job, for reading it in a batch. */
export const jobAt = (firmId: FirmId, id: number) => keyOf(jobEntity, { firmId, id });

/** The job to invoice a client for, from an item already read. Throws 400 naming `jobId`. */
export const jobToBillIn = (item: object | undefined, clientId: number) => {
  const job = item && jobEntity.parse({ Item: item }).data;
  if (job?.clientId !== clientId) throw notTheirs();
  return job;
};

/** A condition: the job exists. */
export const jobIsThere = (firmId: FirmId, id: number, refused: () => Error): Write =>
  check({ of: jobEntity.get({ firmId, id }), condition: 'attribute_exists(pk)', refused });
