import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { useClients } from '../../data/clients.ts';
import { useDues } from '../../data/dues.ts';
import { useItems } from '../../data/inventory.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { usePrices } from '../../data/prices.ts';
import { useSites } from '../../data/sites.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { clientsTarget } from './clients-target.ts';
import { duesTarget } from './dues-target.ts';
import { itemsTarget } from './items-target.ts';
import { pricesTarget } from './prices-target.ts';
import { ImportScreen } from './screen.tsx';
import { SheetView } from './sheet-view.tsx';
import { sitesTarget } from './sites-target.ts';
import type { Existing, Target } from './target.ts';
import { texts } from './texts.ts';

const Hub = lazy(() => import('./moving/hub.tsx').then((hub) => ({ default: hub.Hub })));
const Moving = lazy(() => import('./moving/page.tsx').then((page) => ({ default: page.Moving })));

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
    <Suspense fallback={<Spinner />}>
      {target === 'jobs' || target === 'quotes' || target === 'invoices' ? (
        <Moving key={target} into={target} />
      ) : (
        <Hub />
      )}
    </Suspense>
  );
}

interface Props<Input extends object> {
  target: Target<Input>;
  list: Existing<Input> & { error: Error | null };
}

function Screen<Input extends object>({ target, list }: Props<Input>) {
  const { title, noun } = target;
  if (list.error)
    return <ListFailure title={title} what={texts.yours(noun)} error={list.error} onRetry={list.retry} />;
  return (
    <ImportScreen
      target={target}
      view={(sheet, onOther) => <SheetView {...{ target, sheet, onOther }} existing={list} />}
    />
  );
}

function Clients() {
  return <Screen target={clientsTarget} list={useClients()} />;
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
  return <Screen target={sitesTarget} list={{ ...list, rows }} />;
}

/** The existing due dates in the form of a file's rows. */
function Dues() {
  const list = useDues();
  const rows = useMemo(
    () =>
      list.rows.flatMap(({ client, site, kind, dueOn }) => {
        if (!site || kind === 'custom' || kind === 'other') return [];
        const { address, postcode } = site;
        return [{ clientName: client?.name ?? '', address, postcode, kind, dueOn }];
      }),
    [list.rows],
  );
  return <Screen target={duesTarget} list={{ ...list, rows }} />;
}

function Items() {
  return <Screen target={itemsTarget} list={useItems()} />;
}

function Prices() {
  const usual = useVatCode();
  return <Screen target={useMemo(() => pricesTarget(usual), [usual])} list={usePrices()} />;
}
