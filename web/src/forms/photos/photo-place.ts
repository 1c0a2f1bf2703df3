import type { Job } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import type { PhotoStage } from '#shared/photos/stages.ts';

/** The likely stage of a photo, so that nobody is asked on site. */
const stageOf: Record<JobStatus, PhotoStage> = {
  pending: 'before',
  in_progress: 'during',
  completed: 'after',
  cancelled: 'before',
};

/** What photos belong to: a job, or a place in one of its certificates' forms. */
export interface PhotoPlace {
  jobId: number;
  stage: PhotoStage;
  of?: { certificateId: number; path: string };
}

export const placeOfJob = ({ id, status }: Pick<Job, 'id' | 'status'>): PhotoPlace => ({
  jobId: id,
  stage: stageOf[status],
});

/** True if a photo or upload belongs to a place; a job has all of its own. */
export const isAt = (
  { of }: PhotoPlace,
  photo: { certificateId?: number | null | undefined; path?: string | null | undefined } | undefined,
): boolean => !of || (photo?.certificateId === of.certificateId && photo.path === of.path);
