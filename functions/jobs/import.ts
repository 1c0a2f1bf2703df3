import { countFigures } from '#functions/figures/moved.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { jobIdentity } from '#shared/jobs/identity.ts';
import type { JobRow } from '#shared/jobs/input.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { jobEntity } from './entity.ts';
import { indexKeys } from './index-keys.ts';

const newJob = (firmId: FirmId, id: number, row: JobRow) => {
  const at = nextInstant();
  const { title, clientId } = row;
  const job = { ...jobDefaults, ...withoutNulls(row), title, clientId, firmId, id };
  return { ...job, ...madeNow(at) };
};

const put = (job: ReturnType<typeof newJob>) =>
  write(jobEntity.create({ ...job, ...withoutNulls(indexKeys(job)) }), () => new Met());

/**
 * Imports the jobs we don't have yet. Like imported clients they don't appear in Recent Activity. Throws 400 for another firm's
 * client.
 */
export const importJobs = (firmId: FirmId, rows: JobRow[]) =>
  importRows(
    {
      firmId,
      name: 'job',
      // Each row writes up to three items (itself, its mark and its client), plus the counters.
      rowsPerTransaction: 20,
      identityOf: (row) => JSON.stringify([row.clientId, jobIdentity(row)]),
      keyOf: (id) => keyOf(jobEntity, { firmId, id }),
      heldBy: () => undefined,
      writes: (fresh) => {
        const jobs = fresh.map(({ id, row }) => newJob(firmId, id, row));
        return [
          ...jobs.map(put),
          ...countFigures(
            firmId,
            jobs.map((after) => ({ kind: 'job', before: undefined, after })),
          ),
        ];
      },
    },
    rows,
  );
