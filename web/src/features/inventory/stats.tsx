import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { Figures } from '../../components/figures.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { stockStats } from '../../data/inventory.ts';
import { texts } from './texts.ts';

/** The three figures of what is in stock. */
export function Stats() {
  const query = useQuery(stockStats);
  const { data } = query;
  return (
    <Figures
      query={query}
      failed={texts.statsFailed}
      className="grid grid-cols-2 gap-3 *:last:col-span-2 @3xl:grid-cols-3 @3xl:gap-4 @3xl:*:last:col-span-1"
    >
      <StatCard label={texts.totalItems} value={data?.totalItems.toLocaleString('en-GB')} />
      <StatCard label={texts.lowStockItems} value={data?.lowStockItems.toLocaleString('en-GB')} />
      <StatCard label={texts.totalValue} value={data && formatPounds(data.totalValue)} />
    </Figures>
  );
}
