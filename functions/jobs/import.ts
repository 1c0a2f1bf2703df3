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

/** Adds the jobs that are not there yet. Like imported clients they stay out of Recent Activity. Throws 400 for another's client. */
export const importJobs = (firmId: FirmId, rows: JobRow[]) =>
  importRows(
    {
      firmId,
      name: 'job',
      // Each is up to three items: itself, its mark and its client, beside the counters.
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
