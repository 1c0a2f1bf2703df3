import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { useClients } from '../../data/clients.ts';
import { useItems } from '../../data/inventory.ts';
import { usePrices } from '../../data/prices.ts';
import { useSites } from '../../data/sites.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { clientsTarget } from './clients-target.ts';
import { Dues } from './dues/dues.tsx';
import { itemsTarget } from './items-target.ts';
import { pricesTarget } from './prices-target.ts';
import { sitesTarget } from './sites-target.ts';
import { TargetScreen } from './target-screen.tsx';

const Hub = lazy(() => import('./moving/hub.tsx').then((hub) => ({ default: hub.Hub })));
const Moving = lazy(() => import('./moving/page.tsx'));

/** `?target=` clients, sites, dues, inventory, prices, jobs, quotes or invoices; without one, the choice of these. */
export default function ImportPage() {
  const [params] = useSearchParams();
  const target = params.get('target');
  if (target === 'clients') return <Clients />;
  if (target === 'sites') return <Sites />;
  if (target === 'dues') return <Dues />;
  if (target === 'prices') return <Prices />;
  if (target === 'inventory') return <Items />;
  return (
    <Suspense fallback={<Spinner />}>{target ? <Moving key={target} into={target} /> : <Hub />}</Suspense>
  );
}

function Clients() {
  return <TargetScreen target={clientsTarget} list={useClients()} />;
}

/** The existing properties in the form of a file's rows. */
function Sites() {
  const list = useSites();
  const rows = useMemo(
    () =>
      list.rows.map(({ client, address, postcode }) => ({
        clientName: client?.name ?? '',
        address,
        postcode,
      })),
    [list.rows],
  );
  return <TargetScreen target={sitesTarget} list={{ ...list, rows }} />;
}

function Items() {
  return <TargetScreen target={itemsTarget} list={useItems()} />;
}

function Prices() {
  const usual = useVatCode();
  return <TargetScreen target={useMemo(() => pricesTarget(usual), [usual])} list={usePrices()} />;
}
