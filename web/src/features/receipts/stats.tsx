import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { Figures } from '../../components/figures.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { receiptStatsQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The four figures: three of all receipts, and how many of those shown are of the current month. */
export function Stats({ thisMonth }: { thisMonth: number | undefined }) {
  const query = useQuery(receiptStatsQuery);
  const { data } = query;
  return (
    <Figures
      query={query}
      failed={texts.statsFailed}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4"
    >
      <StatCard label={texts.totalReceipts} value={data?.totalReceipts.toLocaleString('en-GB')} />
      <StatCard label={texts.totalAmount} value={data && formatPounds(data.totalAmount)} />
      <StatCard label={texts.vatClaimable} value={data && formatPounds(data.totalVatAmount)} />
      <StatCard label={texts.thisMonth} value={thisMonth?.toLocaleString('en-GB')} />
    </Figures>
  );
}
