import type { JobStatus } from '#shared/jobs/status.ts';
import type { StoredAnswer } from './entity.ts';

/** The right is lost when the work was fully done after the customer asked for it and understood that (CCR reg 36(4)). */
export const isDone = (
  { startEarly }: Pick<StoredAnswer, 'startEarly'>,
  job: { status: JobStatus } | undefined,
): boolean => job?.status === 'completed' && Boolean(startEarly?.asks && startEarly.understands);
