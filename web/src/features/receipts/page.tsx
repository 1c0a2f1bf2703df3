import { ListFailure } from '../../data/list-failure.tsx';
import { useReceipts } from './queries.ts';
import { ReceiptsScreen } from './screen.tsx';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';

export default function ReceiptsPage() {
  const filter = useFilter();
  const list = useReceipts(filter.year);
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  return <ReceiptsScreen list={list} filter={filter} />;
}
