import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { formatWholePounds } from '#shared/money.ts';
import { read } from '../../api/read.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { texts } from './texts.ts';

/** The four figures of the business. */
export function Stats() {
  const { data, isError, refetch } = useQuery(read(dashboardRoutes.stats, {}));
  if (isError) {
    const retry = (
      <Button variant="secondary" onClick={() => refetch()}>
        Try Again
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={texts.statsFailed} action={retry} role="alert" />;
  }
  return (
    <dl aria-busy={!data} className="grid grid-cols-2 gap-3">
      <StatCard label={texts.activeJobs} value={data?.activeJobs} />
      <StatCard label={texts.monthlyRevenue} value={data && formatWholePounds(data.monthlyRevenue)} />
      <StatCard label={texts.unpaidInvoices} value={data?.unpaidInvoices} />
      <StatCard label={texts.totalClients} value={data?.totalClients} />
    </dl>
  );
}
