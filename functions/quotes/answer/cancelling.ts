import type { JobStatus } from '#shared/jobs/status.ts';
import { isRightLost } from '#shared/uk/early-start.ts';
import type { StoredAnswer } from './entity.ts';

/**
 * True if the right to cancel has ended with the work. Everyone who accepts is shown the notice first, so the customer is always
 * informed.
 */
export const isDone = (
  { startEarly }: Pick<StoredAnswer, 'startEarly'>,
  job: { status: JobStatus } | undefined,
): boolean =>
  isRightLost(
    {
      requested: startEarly?.asks === true,
      informed: true,
      acknowledged: startEarly?.understands === true,
    },
    job?.status === 'completed',
  );
