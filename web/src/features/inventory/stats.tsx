import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { stockStats } from '../../data/inventory.ts';
import { texts } from './texts.ts';

/** The three figures of what is in stock. */
export function Stats() {
  const { data, isError, refetch } = useQuery(stockStats);
  if (isError) {
    const retry = (
      <Button variant="secondary" onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={texts.statsFailed} action={retry} role="alert" />;
  }
  return (
    <div className="@container">
      <dl
        aria-busy={!data}
        className="grid grid-cols-2 gap-3 *:last:col-span-2 @3xl:grid-cols-3 @3xl:gap-4 @3xl:*:last:col-span-1"
      >
        <StatCard label={texts.totalItems} value={data?.totalItems.toLocaleString('en-GB')} />
        <StatCard label={texts.lowStockItems} value={data?.lowStockItems.toLocaleString('en-GB')} />
        <StatCard label={texts.totalValue} value={data && formatPounds(data.totalValue)} />
      </dl>
    </div>
  );
}
