import { useQuery } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { formatWholePounds } from '#shared/money.ts';
import { read } from '../../api/read.ts';
import { Figures } from '../../components/figures.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { useMoreWaiting } from '../../outbox/use-more-waiting.ts';
import { texts } from './texts.ts';

/** The four figures of the business. */
export function Stats() {
  const query = useQuery(read(dashboardRoutes.stats, {}));
  const { data } = query;
  const jobs = useMoreWaiting('/api/jobs');
  const invoices = useMoreWaiting('/api/invoices');
  const clients = useMoreWaiting('/api/clients');
  return (
    <Figures query={query} failed={texts.statsFailed} className="grid grid-cols-2 gap-3">
      <StatCard label={texts.activeJobs} value={data?.activeJobs} note={jobs} />
      <StatCard label={texts.monthlyRevenue} value={data && formatWholePounds(data.monthlyRevenue)} />
      <StatCard label={texts.unpaidInvoices} value={data?.unpaidInvoices} note={invoices} />
      <StatCard label={texts.totalClients} value={data?.totalClients} note={clients} />
    </Figures>
  );
}
