import { useItems } from '../../data/inventory.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { InventoryScreen } from './screen.tsx';
import { texts } from './texts.ts';

export default function InventoryPage() {
  const list = useItems();
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  return <InventoryScreen list={list} />;
}
