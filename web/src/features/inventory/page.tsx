import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user.ts';
import { Spinner } from '../../components/spinner.tsx';
import { useItems } from '../../data/inventory.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { InventoryScreen } from './screen.tsx';
import { texts } from './texts.ts';

export default function InventoryPage() {
  const list = useItems();
  const { data: user } = useQuery(userQuery);
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  // Nobody is signed in; the list's request will find out.
  return user ? <InventoryScreen list={list} /> : <Spinner />;
}
