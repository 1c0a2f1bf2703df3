import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '#shared/auth/user.ts';
import type { DashboardStats } from '#shared/dashboard/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { today } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, isInField, openTo } from '../../allowed.ts';
import { queryClient } from '../../api/query-client.ts';
import { read } from '../../api/read.ts';
import { userQuery, useSignedInUser } from '../../api/user.ts';
import { roleHint } from '../../boot/hint.ts';
import { BelowTheFold } from '../../components/below-the-fold.tsx';
import { Page } from '../../components/page.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { CardSkeletons, Skeleton } from '../../components/skeleton.tsx';
import { useNow } from '../../components/use-now.ts';
import { isWide, useWide } from '../../components/widths.ts';
import { dueQuery } from '../../data/certificates.ts';
import { dayQuery } from '../../data/day.ts';
import { type Needs, useNeedsYou } from '../../data/needs-you.ts';
import { DueServices } from './certificates/due-services.tsx';
import { ActivityAndCharts } from './charts.tsx';
import { DayHead } from './day-head.tsx';
import { Money } from './money.tsx';
import { NeedsRoom, noteRows, rowsLastTime } from './needs-room.tsx';
import { NeedsYou } from './needs-you.tsx';
import { QuickActions } from './quick-actions.tsx';
import { QuotesLine } from './quotes/line.tsx';
import { Ahead, isAheadKnown } from './tax/ahead.tsx';
import { Today } from './today.tsx';
import { TrialCountdown, TrialEnding } from './trial-countdown.tsx';
import { hasDay, useDay } from './use-day.ts';

/** True for the first `ms` milliseconds of a component, while it may wait for what would move it. */
const usePatience = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return !isOver;
};

const loadBeside = () => import('./beside.tsx');
const Beside = lazy(loadBeside);
const ClockBar = lazy(() =>
  import('../../forms/time/clock-bar.tsx').then((part) => ({ default: part.ClockBar })),
);
const { Part: FieldDay, load: loadField } = readyPart(
  () => import('./field-day.tsx'),
  () => <CardSkeletons count={2} />,
);
const AskName = lazy(() => import('./ask-name.tsx'));

/** Prefetches the day, the figures, what falls due and the events, with the keys that their parts use. */
export const prefetch = () => {
  // Field workers get their day only.
  const user = queryClient.getQueryData(userQuery.queryKey);
  const role = user ? user.firm?.role : roleHint();
  if (role === 'field') {
    void queryClient.prefetchQuery(dayQuery(today()));
    return loadField();
  }
  if (isWide()) void loadBeside();
  const isAtDesk = role !== 'accountant';
  if (isAtDesk) void queryClient.prefetchQuery(dayQuery(today()));
  void queryClient.prefetchQuery(read(dashboardRoutes.stats, {}));
  void queryClient.prefetchQuery(read(dashboardRoutes.activity, {}));
  if (isAtDesk) void queryClient.prefetchQuery(dueQuery);
};

const minuteMs = 60_000;

export default function DashboardPage() {
  const user = useSignedInUser();
  return isInField(user) ? <FieldDay user={user} /> : <Dashboard user={user} />;
}

/** The day for office staff and accountants. */
function Dashboard({ user }: { user: User }) {
  const wide = useWide();
  const date = today(useNow(minuteMs));
  const { data: stats } = useQuery(read(dashboardRoutes.stats, {}));
  const isNew = stats?.records === 0;
  return (
    <Page className="lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6 lg:gap-y-3">
      <div className="lg:col-span-2">
        <DayHead user={user} date={date} isNew={isNew} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 print:block print:space-y-3">
        {!user.firstName && (
          <Suspense>
            <AskName user={user} />
          </Suspense>
        )}
        <TrialEnding user={user} />
        {user.firm?.employeeId != null && (
          <Suspense fallback={<Skeleton className="h-28 rounded-card" />}>
            <ClockBar employeeId={user.firm.employeeId} look="quiet" />
          </Suspense>
        )}
        {hasDay(user) && <Today user={user} date={date} />}
        <Below user={user} date={date} stats={stats} />
      </div>
      {wide && (
        <Suspense>
          <Beside date={date} user={user} />
        </Suspense>
      )}
    </Page>
  );
}

interface BelowProps {
  user: User;
  date: string;
  stats: DashboardStats | undefined;
}

/** Accountants act on nothing. */
const nobodysNeeds: Needs = [];

/** How long the part below the day waits for what may push it down, in milliseconds: on a bad connection it may never arrive. */
const patienceMs = 4000;

/** Whether something is known, of this device or from the server, or it failed once. */
const isAnswered = ({ data, isFetched }: { data: unknown; isFetched: boolean }): boolean =>
  isFetched || data !== undefined;

/** The part below the day, rendered once everything that may push it down has been answered. */
function Below({ user, date, stats }: BelowProps) {
  const day = useDay(user, date);
  const figures = useQuery(read(dashboardRoutes.stats, {}));
  const isAtDesk = isAmong(user, desk);
  const isBelowKnown = [
    figures,
    // Accountants see nothing of it.
    useQuery({ ...dueQuery, enabled: isAtDesk }),
  ].every((query) => isAnswered(query) || !isAtDesk);
  const isPatient = usePatience(patienceMs);
  const isKnown = (isAnswered(day) || !isAtDesk) && isAnswered(figures);
  // The code of the queue must not delay what is shown before it.
  const queue = useNeedsYou(isKnown && isAtDesk);
  const needs = isAtDesk ? queue : nobodysNeeds;
  const [room] = useState(() => rowsLastTime(user.id));
  const rows = typeof needs === 'object' ? needs.length : undefined;
  // During the first fill of a firm that has records, the queue is on its way.
  const isComing = needs === 'later' && stats?.records !== 0;
  const isPlaced = room !== undefined || (needs !== undefined && !isComing);
  useEffect(() => {
    if (rows !== undefined) noteRows(user.id, rows);
  }, [user.id, rows]);
  // Until the day has its final height, everything below would move. A failed query is pending again when it retries: this stays.
  if (isPatient && !isKnown) return null;
  if (isPatient && !(isBelowKnown && isPlaced)) return <CardSkeletons count={1} />;
  return <Parts user={user} stats={stats} needs={needs} room={isPatient ? room : undefined} />;
}

interface PartsProps extends Omit<BelowProps, 'date'> {
  needs: Needs;
  /** The number of rows to reserve until they are known. */
  room: number | undefined;
}

function Parts({ user, stats, needs, room }: PartsProps) {
  const wide = useWide();
  // What is known already is rendered near the top; what arrives later must not push the rest down.
  const [isNearKnown] = useState(isAheadKnown);
  const isNew = stats?.records === 0;
  return (
    <>
      <Queue needs={needs} room={room} />
      {!isNew && <Money />}
      {isNew && !wide && <TrialCountdown user={user} />}
      {stats && stats.quotes.open + stats.quotes.accepted > 0 && <QuotesLine quotes={stats.quotes} />}
      {isNearKnown && !isNew && <Ahead />}
      {stats && !isNew && isAmong(user, desk) && <DueServices />}
      <BelowTheFold>
        {isAmong(user, openTo('jobs.create', desk)) && <QuickActions />}
        {isNew && <Money isNew />}
        {!isNew && !wide && <TrialCountdown user={user} />}
        {/* On paper: what is to be done and what is owed. */}
        <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-3">
          <ActivityAndCharts />
        </div>
        {stats && !isNew && !isNearKnown && <Ahead />}
      </BelowTheFold>
    </>
  );
}

function Queue({ needs, room = 0 }: Pick<PartsProps, 'needs' | 'room'>) {
  if (typeof needs === 'object') return needs.length > 0 && <NeedsYou needs={needs} />;
  return room > 0 && <NeedsRoom count={room} />;
}
