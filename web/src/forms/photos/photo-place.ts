import type { Job } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import type { PhotoStage } from '#shared/photos/stages.ts';

/** What a photo most likely shows, so that nobody is asked on site. */
const stageOf: Record<JobStatus, PhotoStage> = {
  pending: 'before',
  in_progress: 'during',
  completed: 'after',
  cancelled: 'before',
};

/** What photos are taken of: a job, or a place in the form of one of its certificates. */
export interface PhotoPlace {
  jobId: number;
  stage: PhotoStage;
  of?: { certificateId: number; path: string };
}

export const placeOfJob = ({ id, status }: Pick<Job, 'id' | 'status'>): PhotoPlace => ({
  jobId: id,
  stage: stageOf[status],
});

/** Whether a photo, or what was said of one that is on its way, is of a place; a job has all of its own. */
export const isAt = (
  { of }: PhotoPlace,
  photo: { certificateId?: number | null | undefined; path?: string | null | undefined } | undefined,
): boolean => !of || (photo?.certificateId === of.certificateId && photo.path === of.path);
