import { useQuery } from '@tanstack/react-query';
import { Activity as ActivityIcon } from 'lucide-react';
import { dashboardRoutes, type Activity as Event } from '#shared/dashboard/contract.ts';
import { read } from '../../api/read.ts';
import { Panel } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { ActivityRow } from './activity-row.tsx';
import { texts } from './texts.ts';

/** The newest things that happened in the business. */
export function Activity() {
  const { data, isError } = useQuery(read(dashboardRoutes.activity, {}));
  if (data?.length === 0) return <NothingYet />;
  return (
    <Panel title={texts.activity}>
      {isError && <p className="p-4">{texts.activityFailed}</p>}
      {data ? <Rows events={data} /> : !isError && <Waiting />}
    </Panel>
  );
}

function NothingYet() {
  return (
    <section>
      <h2 className="mb-2 flex min-h-8 items-center px-0.5 text-large">{texts.activity}</h2>
      <EmptyState icon={ActivityIcon} title={texts.noActivity} hint={texts.noActivityHint} />
    </section>
  );
}

function Rows({ events }: { events: readonly Event[] }) {
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id}>
          <ActivityRow event={event} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="divide-y divide-line">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="grid gap-2 px-4 py-3.5">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
