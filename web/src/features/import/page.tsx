import { useSearchParams } from 'react-router-dom';
import { useClients } from '../../data/clients.ts';
import { useItems } from '../../data/inventory.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { clientsTarget } from './clients-target.ts';
import { itemsTarget } from './items-target.ts';
import { ImportScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** `?target=clients` or `?target=inventory`. */
export default function ImportPage() {
  const [params] = useSearchParams();
  return params.get('target') === 'inventory' ? <Items /> : <Clients />;
}

function Clients() {
  const list = useClients();
  if (list.error) {
    const { title, noun } = clientsTarget;
    return <ListFailure title={title} what={texts.yours(noun)} error={list.error} onRetry={list.retry} />;
  }
  return <ImportScreen key="clients" target={clientsTarget} existing={list} />;
}

function Items() {
  const list = useItems();
  if (list.error) {
    const { title, noun } = itemsTarget;
    return <ListFailure title={title} what={texts.yours(noun)} error={list.error} onRetry={list.retry} />;
  }
  return <ImportScreen key="items" target={itemsTarget} existing={list} />;
}
