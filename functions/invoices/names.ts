import { clientEntity } from '#functions/clients/entity.ts';
import { clientNamed, clientToBillIn } from '#functions/clients/references.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { jobTitled, jobToBillIn } from '#functions/jobs/references.ts';
import { rowIn } from '#functions/lib/rows.ts';
import type { FirmId } from '#shared/firms/ids.ts';

interface Pointing {
  clientId: number;
  jobId?: number | null | undefined;
}

/** The client and the job of an invoice or a draft. Throws 400 naming `clientId` or `jobId` if they are not the firm's. */
export const namesFor = async (firmId: FirmId, { clientId, jobId }: Pointing) => {
  const [client, job] = await Promise.all([
    clientNamed(firmId, clientId),
    jobTitled(firmId, jobId, clientId),
  ]);
  return { client, job };
};

/** The names of a client and a job as replies show them, from items already read. */
export const named = (item: object | undefined) => {
  const client = rowIn(clientEntity, item);
  return client ? { id: client.id, name: client.name } : null;
};
export const titled = (item: object | undefined) => {
  const job = rowIn(jobEntity, item);
  return job ? { id: job.id, title: job.title } : null;
};

/** Same as `namesFor`, from items already read. */
export const namesIn = (
  items: { client: object | undefined; job: object | undefined },
  { clientId, jobId }: Pointing,
) => {
  const { id, name } = clientToBillIn(items.client);
  const job = jobId ? jobToBillIn(items.job, clientId) : null;
  return { client: { id, name }, job: job && { id: job.id, title: job.title } };
};
