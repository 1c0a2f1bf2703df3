import type { JobStatus } from '#shared/jobs/status.ts';
import type { StoredAnswer } from './entity.ts';

/**
 * The right to cancel ends when the work was completed after the customer asked for it to start early and understood the
 * consequence (CCR reg 36(4)).
 */
export const isDone = (
  { startEarly }: Pick<StoredAnswer, 'startEarly'>,
  job: { status: JobStatus } | undefined,
): boolean => job?.status === 'completed' && Boolean(startEarly?.asks && startEarly.understands);
