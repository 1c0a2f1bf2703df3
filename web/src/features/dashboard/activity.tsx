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
import { TryAgain } from './try-again.tsx';

/** The latest events in the business; `aside` is beside the heading. */
export function Activity({ aside }: { aside?: ReactNode }) {
  const { data, isError, refetch } = useQuery(read(dashboardRoutes.activity, {}));
  return (
    <section>
      <div className="flex min-h-8 items-center justify-between gap-3 pb-1">
        <h2 className="text-small font-strong">{texts.activity}</h2>
        {aside}
      </div>
      {isError && <TryAgain title={texts.activityFailed} onRetry={() => void refetch()} />}
      {(data || !isError) && <Events events={data} />}
    </section>
  );
}

function Events({ events }: { events: readonly Event[] | undefined }) {
  if (!events) return <Waiting />;
  return events.length > 0 ? (
    <Rows events={events} />
  ) : (
    <EmptyState icon={ActivityIcon} title={texts.noActivity} hint={texts.noActivityHint} />
  );
}

function Rows({ events }: { events: readonly Event[] }) {
  const who = useWho();
  return (
    <Card>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id}>
            <ActivityRow event={event} by={who(event.madeBy)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Waiting() {
  return (
    <Loading>
      <Card className="divide-y divide-line">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="grid min-h-13 content-center gap-1.5 px-4 py-1.5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
