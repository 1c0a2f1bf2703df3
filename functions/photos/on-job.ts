import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { photosPerJob } from '#shared/limits.ts';
import type { Place } from './pictures.ts';

type OfJob = Pick<Place, 'firmId' | 'jobId'>;

/** The job to add a photo to. Throws 404, and 409 if it is at its limit. */
export const jobWithRoom = async ({ firmId, jobId }: OfJob): Promise<StoredJob> => {
  const job = await readJob(firmId, jobId);
  if ((job.photoCount ?? 0) < photosPerJob) return job;
  throw conflict(`A job can have ${photosPerJob} photos. Delete one to add another.`);
};

/** Counts one more photo on a job, which must exist and have room: that may have changed since it was read. */
export const countNew = ({ firmId, jobId }: OfJob): Write =>
  write(
    jobEntity
      .patch({ firmId, id: jobId })
      .add({ photoCount: 1, revision: 1 })
      .where(
        ({ photoCount }, { notExists, lt }) => `${notExists(photoCount)} OR ${lt(photoCount, photosPerJob)}`,
      ),
    () => conflict('You can’t add more photos to this job'),
  );

export const countGone = ({ firmId, jobId }: OfJob, photos: number): Write =>
  write(jobEntity.patch({ firmId, id: jobId }).add({ photoCount: -photos, revision: 1 }));
