import { useQuery } from '@tanstack/react-query';
import ActivityIcon from 'lucide-react/icons/activity';
import type { ReactNode } from 'react';
import type { Activity as Event } from '#shared/dashboard/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { read } from '../../api/read.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useWho } from '../../data/who.ts';
import { ActivityRow } from './activity-row.tsx';
import { texts } from './texts.ts';

/** The latest events in the business; `aside` is beside the heading. */
export function Activity({ aside }: { aside?: ReactNode }) {
  const { data, isError } = useQuery(read(dashboardRoutes.activity, {}));
  return (
    <section>
      <div className="flex min-h-8 items-center justify-between gap-3 pb-1">
        <h2 className="text-small font-strong">{texts.activity}</h2>
        {aside}
      </div>
      {data?.length === 0 ? (
        <EmptyState icon={ActivityIcon} title={texts.noActivity} hint={texts.noActivityHint} />
      ) : (
        <Card>
          {isError && <p className="p-4">{texts.activityFailed}</p>}
          {data ? <Rows events={data} /> : !isError && <Waiting />}
        </Card>
      )}
    </section>
  );
}

function Rows({ events }: { events: readonly Event[] }) {
  const who = useWho();
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id}>
          <ActivityRow event={event} by={who(event.madeBy)} />
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
          <div key={row} className="grid min-h-13 content-center gap-1.5 px-4 py-1.5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
