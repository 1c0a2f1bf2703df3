import { lazy, Suspense } from 'react';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { queryClient } from '../../api/query-client.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Page } from '../../components/page.tsx';
import { Activity } from './activity.tsx';
import { ChartSkeletons } from './chart-skeletons.tsx';
import { QuickActions } from './quick-actions.tsx';
import { QuotesLine } from './quotes-line.tsx';
import { Stats } from './stats.tsx';
import { Today } from './today.tsx';
import { TrialCountdown } from './trial-countdown.tsx';

const Analytics = lazy(() => import('./analytics.tsx'));
const AskName = lazy(() => import('./ask-name.tsx'));

/** The figures, the events and the day's jobs, as their panels ask for them. */
export const prefetch = () => {
  void queryClient.prefetchQuery(read(dashboardRoutes.stats, {}));
  void queryClient.prefetchQuery(read(dashboardRoutes.activity, {}));
  void queryClient.prefetchQuery(read(dashboardRoutes.analytics, {}));
  prefetchList(jobsRoutes.list, { from: today(), to: today() });
};

export default function DashboardPage() {
  const user = useSignedInUser();
  return (
    <Page className="lg:gap-6">
      <h1 className="text-title">Welcome back, {user.firstName || 'User'}!</h1>
      {!user.firstName && (
        <Suspense>
          <AskName user={user} />
        </Suspense>
      )}
      <TrialCountdown user={user} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <Stats />
          <QuotesLine />
          <Today />
          <QuickActions />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <Suspense fallback={<ChartSkeletons />}>
            <Analytics />
          </Suspense>
          <Activity />
        </div>
      </div>
    </Page>
  );
}
