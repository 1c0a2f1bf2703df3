import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/auth/user.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { read } from '../../api/read.ts';
import { Loading } from '../../components/skeleton.tsx';
import { dayQuery } from '../../data/day.ts';
import { Agenda } from './agenda.tsx';
import { DetailsLeft, FirstSteps } from './first-steps.tsx';
import { NextCard } from './next-card.tsx';
import { planOf } from './plan.ts';
import { texts } from './texts.ts';
import { TryAgain } from './try-again.tsx';

/** The next job and the ones after it; in a new account the first steps. */
export function Today({ user, date }: { user: User; date: string }) {
  const day = useQuery(dayQuery(date));
  const stats = useQuery(read(dashboardRoutes.stats, {}));
  if (stats.data?.records === 0) return <FirstSteps user={user} stats={stats.data} />;
  if (day.isError) return <TryAgain title={texts.todayFailed} onRetry={() => void day.refetch()} />;
  if (!day.data || !(stats.data || stats.isFetched)) return <Waiting />;
  const plan = planOf(day.data.jobs, date);
  return (
    <>
      <NextCard plan={plan} />
      <Agenda plan={plan} date={date} />
      <DetailsLeft user={user} />
    </>
  );
}

/** The navy background renders immediately, in the size of a job with all its actions. */
function Waiting() {
  return (
    <Loading>
      <div className="min-h-62 rounded-card bg-next lg:min-h-36" />
    </Loading>
  );
}
