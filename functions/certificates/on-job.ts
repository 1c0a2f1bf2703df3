import { jobEntity } from '#functions/jobs/entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { certificatesPerJob } from '#shared/limits.ts';

interface OfJob {
  firmId: FirmId;
  jobId: number;
}

/** Counts one more certificate on a job, which must exist and have room. */
export const countNew = ({ firmId, jobId }: OfJob): Write =>
  write(
    jobEntity
      .patch({ firmId, id: jobId })
      .add({ certificateCount: 1, revision: 1 })
      .where(
        ({ certificateCount }, { notExists, lt }) =>
          `${notExists(certificateCount)} OR ${lt(certificateCount, certificatesPerJob)}`,
      ),
    () => conflict(`A job can have ${certificatesPerJob} certificates. Delete one to add another.`),
  );

export const countGone = ({ firmId, jobId }: OfJob, certificates: number): Write =>
  write(jobEntity.patch({ firmId, id: jobId }).add({ certificateCount: -certificates, revision: 1 }));
