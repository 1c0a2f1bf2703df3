import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { stockStats } from '../../data/inventory.ts';
import { texts } from './texts.ts';

/** The three stock figures. */
export function Stats() {
  const query = useQuery(stockStats);
  const { data } = query;
  return (
    <FigureLine query={query} failed={texts.statsFailed}>
      <Figure label={texts.totalItems} value={data?.totalItems.toLocaleString('en-GB')} />
      <Figure label={texts.lowStockItems} value={data?.lowStockItems.toLocaleString('en-GB')} />
      <Figure label={texts.totalValue} value={data && formatPounds(data.totalValue)} />
    </FigureLine>
  );
}
