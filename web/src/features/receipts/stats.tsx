import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { receiptStatsQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The four figures: three of all receipts, and how many of those shown are of the current month. */
export function Stats({ thisMonth }: { thisMonth: number | undefined }) {
  const { data, isError, refetch } = useQuery(receiptStatsQuery);
  if (isError) {
    const retry = (
      <Button variant="secondary" onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={texts.statsFailed} action={retry} role="alert" />;
  }
  return (
    <dl aria-busy={!data} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard label={texts.totalReceipts} value={data?.totalReceipts.toLocaleString('en-GB')} />
      <StatCard label={texts.totalAmount} value={data && formatPounds(data.totalAmount)} />
      <StatCard label={texts.vatClaimable} value={data && formatPounds(data.totalVatAmount)} />
      <StatCard label={texts.thisMonth} value={thisMonth?.toLocaleString('en-GB')} />
    </dl>
  );
}
