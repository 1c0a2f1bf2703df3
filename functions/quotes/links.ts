import { countOnJob } from '#functions/jobs/references.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { StoredQuote } from './read.ts';

type Pointing = Pick<StoredQuote, 'firmId' | 'clientId' | 'jobId'>;

const countOnJobOf = ({ firmId, clientId, jobId }: Pointing, quoteCount: 1 | -1): Write[] =>
  jobId ? [countOnJob(firmId, jobId, clientId, { quoteCount })] : [];

/** Updates the jobs' quote counts: only what changed, because a transaction may touch an item only once. */
export const relink = (before: Pointing | undefined, after: Pointing | undefined): Write[] => {
  const isSame = before && after && before.clientId === after.clientId && before.jobId === after.jobId;
  if (isSame) return [];
  return [...(before ? countOnJobOf(before, -1) : []), ...(after ? countOnJobOf(after, 1) : [])];
};
