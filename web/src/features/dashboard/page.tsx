import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { queryClient } from '../../api/query-client.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';
import { expectedSession } from '../../boot/kept-session.ts';
import { Page } from '../../components/page.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { useNow } from '../../components/use-now.ts';
import { isWide, useWide } from '../../components/use-wide.ts';
import { dueQuery } from '../../data/certificates.ts';
import { dayQuery } from '../../data/day.ts';
import { ActivityAndCharts } from './charts.tsx';
import { DayHead } from './day-head.tsx';
import { Money } from './money.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Today } from './today.tsx';
import { TrialCountdown, TrialEnding } from './trial-countdown.tsx';

const loadBeside = () => import('./beside.tsx');
const Beside = lazy(loadBeside);
const nothing = () => null;
const { Part: QuotesLine, load: loadQuotesLine } = readyPart(() => import('./quotes-line.tsx'), nothing);
const { Part: Ahead, load: loadAhead } = readyPart(() => import('./ahead.tsx'), nothing);
const AskName = lazy(() => import('./ask-name.tsx'));

/** The day, the figures and the events, as their parts ask for them. */
export const prefetch = () => {
  if (isWide()) void loadBeside();
  void queryClient.prefetchQuery(dayQuery(today()));
  void queryClient.prefetchQuery(read(dashboardRoutes.stats, {}));
  void queryClient.prefetchQuery(read(dashboardRoutes.activity, {}));
  // What lies on the device costs nothing, and would come in between later.
  if (expectedSession()) void queryClient.prefetchQuery(dueQuery);
};

/** Fetches the code of what may stand between the day and the figures: with it the page comes whole. */
export const whole = () => Promise.all([loadQuotesLine(), loadAhead()]);

const minuteMs = 60_000;

export default function DashboardPage() {
  const user = useSignedInUser();
  const wide = useWide();
  const date = today(useNow(minuteMs));
  const { data: stats } = useQuery(read(dashboardRoutes.stats, {}));
  const isNew = stats?.records === 0;
  return (
    <Page className="lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6 lg:gap-y-3">
      <div className="grid gap-3 lg:col-span-2">
        <DayHead user={user} date={date} isNew={isNew} />
        {!user.firstName && (
          <Suspense>
            <AskName user={user} />
          </Suspense>
        )}
        <TrialEnding user={user} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Today user={user} date={date} />
        {!isNew && <Money />}
        {isNew && !wide && <TrialCountdown user={user} />}
        {stats && stats.quotes.open + stats.quotes.accepted > 0 && <QuotesLine quotes={stats.quotes} />}
        {stats && !isNew && <Ahead />}
        <QuickActions />
        {isNew && <Money isNew />}
        {!isNew && !wide && <TrialCountdown user={user} />}
        <ActivityAndCharts />
      </div>
      {wide && (
        <Suspense>
          <Beside date={date} user={user} />
        </Suspense>
      )}
    </Page>
  );
}
