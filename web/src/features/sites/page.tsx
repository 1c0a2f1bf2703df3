import { sitesRoutes } from '#shared/sites/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { ListFailure } from '../../data/list-failure.tsx';
import { useSites } from '../../data/sites.ts';
import { useListFailed } from '../../data/use-list-failed.ts';
import { loadDetail, SitesScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(sitesRoutes.list);

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

export default function SitesPage() {
  const list = useSites();
  const failed = useListFailed(list.error);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  return <SitesScreen list={list} />;
}
