import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { remembering } from '#functions/lib/names.ts';
import type { FirmId } from '#shared/firms/ids.ts';

interface Pointing {
  clientId: number;
  jobId?: number | undefined;
}

const knownClients = remembering(clientNames);
const knownJobs = remembering(jobTitles);

/** Adds the client and the job to each row of a page; `version` is the version of the names, read with the page. */
export const withNames = async <Row extends Pointing>(firmId: FirmId, rows: Row[], version: string) => {
  const clientIds = rows.map(({ clientId }) => clientId);
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? []);
  const [clients, jobs] = await Promise.all([
    knownClients(firmId, clientIds, version),
    knownJobs(firmId, jobIds, version),
  ]);
  return rows.map((row) => ({
    ...row,
    client: clients.get(row.clientId) ?? null,
    job: jobs.get(row.jobId ?? 0) ?? null,
  }));
};
