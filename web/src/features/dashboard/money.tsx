import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { formatWholePounds } from '#shared/money.ts';
import { read } from '../../api/read.ts';
import { Card } from '../../components/card.tsx';
import { countMark, moneyMark } from '../../components/figure-mark.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Owed } from '../../data/owed.tsx';
import { useMoreWaiting } from '../../waiting/use-more-waiting.ts';
import { texts } from './texts.ts';
import { TryAgain } from './try-again.tsx';

/** What is owed and overdue (hidden in a new account), and the business's four figures, each linked to its list. */
export function Money({ isNew = false }: { isNew?: boolean }) {
  const { data, isError, refetch } = useQuery(read(dashboardRoutes.stats, {}));
  const [jobs, invoices, clients] = useMoreWaiting('/api/jobs', '/api/invoices', '/api/clients');
  if (isError) return <TryAgain title={texts.statsFailed} onRetry={() => void refetch()} />;
  return (
    <Card className={clsx(!isNew && 'lg:grid lg:grid-cols-2')}>
      {!isNew && (
        <p className="relative flex min-h-12 flex-wrap items-center gap-x-2 rounded-t-card px-4 lg:rounded-card lg:rounded-r-none">
          <Owed owed={data?.owed} overdue={data?.overdue} />
          {data && data.owed > 0 && (
            <ChevronRight
              aria-hidden
              className="-mr-1.5 ml-auto size-5 shrink-0 text-muted max-[22.5rem]:hidden"
            />
          )}
        </p>
      )}
      <dl
        aria-busy={!data}
        className="grid grid-cols-[.9fr_1.2fr_1fr_.9fr] border-line py-2.5 max-lg:not-first:border-t lg:not-first:border-l max-[22.5rem]:grid-cols-2 max-[22.5rem]:gap-y-3 large-text:grid-cols-1"
      >
        <Figure
          to="/jobs"
          label={texts.activeJobs}
          value={data?.activeJobs}
          more={jobs}
          mark={countMark('activeJobs', data?.activeJobs)}
        />
        <Figure
          to="/invoices?status=paid"
          label={texts.monthlyRevenue}
          value={data && formatWholePounds(data.monthlyRevenue)}
          mark={moneyMark('revenue.month', data?.monthlyRevenue)}
        />
        <Figure
          to="/invoices?status=unpaid"
          label={texts.unpaidInvoices}
          value={data?.unpaidInvoices}
          mark={countMark('unpaidInvoices', data?.unpaidInvoices)}
          more={invoices}
        />
        <Figure
          to="/clients"
          label={texts.totalClients}
          value={data?.totalClients}
          more={clients}
          mark={countMark('clients', data?.totalClients)}
        />
      </dl>
    </Card>
  );
}

interface FigureProps {
  to: string;
  label: string;
  /** Undefined while loading. */
  value: string | number | undefined;
  mark: ReturnType<typeof countMark>;
  /** What is queued on this device and not included. */
  more?: string | undefined;
}

function Figure({ to, label, value, more, mark }: FigureProps) {
  return (
    <div className="relative flex flex-col-reverse justify-end border-line pl-4 not-first:border-l max-[22.5rem]:odd:border-l-0">
      <dt className="w-min text-micro/3.5 text-muted">
        <Link to={to} className="after:absolute after:inset-x-0 after:-inset-y-2.5">
          {label}
        </Link>
        {more && <span className="block text-on-warning">{more}</span>}
      </dt>
      <dd {...mark} className="text-large/6 font-strong tracking-[-0.01em]">
        {value ?? <Skeleton className="my-0.5 h-5 w-10" />}
      </dd>
    </div>
  );
}
