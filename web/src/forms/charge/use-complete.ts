import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '#shared/jobs/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { jobQuery } from '../../data/jobs.ts';
import { useStatusChange } from '../job/use-changes.ts';
import { loadChargeSheet } from './charge-place.tsx';

/** Completes a job through the charging sheet, or directly for those who don't write invoices. */
export const useComplete = () => {
  const [, open] = useUrlState('finish', { push: true });
  const cache = useQueryClient();
  const { change, isPending } = useStatusChange();
  usePreload(loadChargeSheet);
  const mayCharge = isAmong(useSignedInUser(), openTo('invoices.create', desk));
  const complete = (job: Pick<Job, 'id' | 'status' | 'updatedAt'>) => {
    if (!mayCharge) return change(job, 'completed');
    // On the press, not once the sheet renders.
    void cache.prefetchQuery(jobQuery(job.id));
    open(String(job.id));
  };
  return { complete, isPending };
};
