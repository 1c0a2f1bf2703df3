import { jobsRoutes } from '#shared/jobs/contract.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useJobs } from '../../data/jobs.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { JobsScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Sends for the list while the page's code still comes. */
export const prefetch = () => prefetchList(jobsRoutes.list);

export default function JobsPage() {
  const list = useJobs();
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  return <JobsScreen list={list} />;
}
