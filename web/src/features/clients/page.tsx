import { clientsRoutes } from '#shared/clients/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { useClients } from '../../data/clients.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { ClientsScreen, loadDetail } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(clientsRoutes.list);

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

export default function ClientsPage() {
  const list = useClients();
  const failed = useListFailed(list.error);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  return <ClientsScreen list={list} />;
}
