import { quotesRoutes } from '#shared/quotes/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { ListFailure } from '../../data/list-failure.tsx';
import { useQuotes } from '../../data/quotes.ts';
import { useListFailed } from '../../data/use-list-failed.ts';
import { loadDetail, QuotesScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(quotesRoutes.list);

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

export default function QuotesPage() {
  const list = useQuotes();
  const failed = useListFailed(list.error);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.yours} error={failed} onRetry={list.retry} />;
  }
  return <QuotesScreen list={list} />;
}
