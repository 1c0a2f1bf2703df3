import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AgeingBucket } from '#shared/dashboard/ageing.ts';
import type { Analytics as Figures } from '#shared/dashboard/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { formatWholePounds } from '#shared/money.ts';
import { read } from '../../api/read.ts';
import { Card } from '../../components/card.tsx';
import { moneyMark } from '../../components/figure-mark.ts';
import type { PillTone } from '../../components/pill.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { BarTable } from './bar-table.tsx';
import { Chart } from './chart.tsx';
import { chartTexts } from './chart-texts.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { TryAgain } from './try-again.tsx';

/** Placeholders while the charts' code and figures load. */
function ChartSkeletons() {
  return (
    <Loading>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {['revenue', 'ageing', 'jobs', 'clients'].map((chart) => (
          <Card key={chart} className="grid min-h-54 content-start gap-4 p-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-28 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** The names and colours of unpaid invoices by age. */
const ageingLooks: Record<AgeingBucket, { name: string; tone: PillTone }> = {
  current: { name: 'Not due yet', tone: 'neutral' },
  '1-30': { name: '1–30 days', tone: 'warning' },
  '31-60': { name: '31–60 days', tone: 'warning' },
  '60+': { name: '60+ days', tone: 'danger' },
};

/** Four small charts about the business. */
export default function Analytics() {
  const { data, isError, refetch } = useQuery(read(dashboardRoutes.analytics, {}));
  if (isError) return <TryAgain title={chartTexts.failed} onRetry={() => void refetch()} />;
  if (!data) return <ChartSkeletons />;
  return isBlank(data) ? <None /> : <Charts figures={data} />;
}

/** Nothing has happened yet that a chart could show. */
const isBlank = ({ revenueByMonth, ageing, jobsByStatus }: Figures): boolean =>
  revenueByMonth.every(({ amount }) => amount === 0) &&
  [...ageing, ...jobsByStatus].every(({ count }) => count === 0);

/** One card instead of four empty ones. */
function None() {
  return (
    <Chart title={chartTexts.title}>
      <p className="text-small text-muted">{chartTexts.none}</p>
    </Chart>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const { revenueByMonth, ageing, jobsByStatus, topClients } = figures;
  const rows = {
    ageing: ageing.map(({ bucket, count, amount }) => ({
      ...ageingLooks[bucket],
      share: amount,
      mark: moneyMark(`ageing.${bucket}`, amount),
      figures: [count.toLocaleString('en-GB'), formatWholePounds(amount)],
    })),
    jobs: jobsByStatus.map(({ status, count }) => ({
      ...jobLooks[status],
      share: count,
      figures: [count.toLocaleString('en-GB')],
    })),
    clients: topClients.map(({ id, name, amount }) => ({
      name: (
        <Link
          to={`/clients?id=${id}`}
          className="line-clamp-3 underline decoration-control underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      ),
      key: id,
      share: amount,
      figures: [formatWholePounds(amount)],
    })),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
      <RevenueChart months={revenueByMonth} />
      <BarTable title={chartTexts.ageing} columns={chartTexts.ageingColumns} rows={rows.ageing} />
      <BarTable title={chartTexts.jobs} columns={chartTexts.jobsColumns} rows={rows.jobs} />
      <BarTable
        title={chartTexts.clients}
        columns={chartTexts.clientsColumns}
        rows={rows.clients}
        empty={chartTexts.noClients}
      />
    </div>
  );
}
