import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { useReceipts } from './queries.ts';
import { ReceiptsScreen } from './screen.tsx';
import { texts } from './texts.ts';
import { useTray } from './tray.tsx';
import { useFilter } from './use-filter.ts';

export default function ReceiptsPage() {
  const filter = useFilter();
  const list = useReceipts(filter.year);
  const failed = useListFailed(list.error);
  const isTrayEmpty = useTray().length === 0;
  if (failed && isTrayEmpty) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  return <ReceiptsScreen list={list} filter={filter} />;
}
