import { pricesRoutes } from '#shared/prices/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { usePrices } from '../../data/prices.ts';
import { PricesScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(pricesRoutes.list);

export default function PricesPage() {
  const list = usePrices();
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  return <PricesScreen list={list} />;
}
