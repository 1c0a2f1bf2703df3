import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClients } from '../../data/clients.ts';
import { useItems } from '../../data/inventory.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { usePrices } from '../../data/prices.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { clientsTarget } from './clients-target.ts';
import { itemsTarget } from './items-target.ts';
import { pricesTarget } from './prices-target.ts';
import { ImportScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** `?target=clients`, `?target=inventory` or `?target=prices`. */
export default function ImportPage() {
  const [params] = useSearchParams();
  const target = params.get('target');
  if (target === 'prices') return <Prices />;
  return target === 'inventory' ? <Items /> : <Clients />;
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

function Prices() {
  const list = usePrices();
  const usual = useVatCode();
  const target = useMemo(() => pricesTarget(usual), [usual]);
  if (list.error) {
    const { title, noun } = target;
    return <ListFailure title={title} what={texts.yours(noun)} error={list.error} onRetry={list.retry} />;
  }
  return <ImportScreen key="prices" target={target} existing={list} />;
}
