import { countOnJob } from '#functions/jobs/references.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';

interface Pointing {
  firmId: FirmId;
  clientId: number;
  jobId?: number | null | undefined;
}

const onItsJob = ({ firmId, clientId, jobId }: Pointing, draftCount: 1 | -1): Write[] =>
  jobId ? [countOnJob(firmId, jobId, clientId, { draftCount })] : [];

/** Updates the jobs' draft counts for a change from `before` (`undefined`: new) to `after` (`undefined`: deleted). */
export const recountDraft = (before: Pointing | undefined, after: Pointing | undefined): Write[] => {
  const isSame =
    before && after && before.clientId === after.clientId && (before.jobId ?? 0) === (after.jobId ?? 0);
  if (isSame) return [];
  return [...(before ? onItsJob(before, -1) : []), ...(after ? onItsJob(after, 1) : [])];
};
