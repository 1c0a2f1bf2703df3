import { jobsRoutes } from '#shared/jobs/contract.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useJobs } from '../../data/jobs.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { JobsScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Sends for the list while the page's code still comes. */
export const prefetch = () => prefetchList(jobsRoutes.list);

export default function JobsPage() {
  const list = useJobs();
  const failed = useListFailed(list.error);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  return <JobsScreen list={list} />;
}
