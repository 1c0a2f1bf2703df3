import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { useDrafts } from '../../data/drafts.ts';
import { useInvoices } from '../../data/invoices.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { InvoicesScreen, loadDetail } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches the lists while the page's code loads. */
export const prefetch = () => {
  prefetchList(invoicesRoutes.list);
  prefetchList(invoicesRoutes.drafts);
};

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

export default function InvoicesPage() {
  const list = useInvoices();
  const failed = useListFailed(list.error);
  const { rows: drafts } = useDrafts();
  if (failed && drafts.length === 0) {
    return <ListFailure title={texts.prompt} what={texts.yours} error={failed} onRetry={list.retry} />;
  }
  return <InvoicesScreen list={list} />;
}
