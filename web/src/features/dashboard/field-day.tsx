import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/auth/user.ts';
import { today } from '#shared/dates.ts';
import { longDay } from '../../boot/long-day.ts';
import { Page } from '../../components/page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNow } from '../../components/use-now.ts';
import { dayQuery } from '../../data/day.ts';
import { ClockBar } from '../../forms/time/clock-bar.tsx';
import { useClock } from '../../forms/time/use-clock.ts';
import { Agenda } from './agenda.tsx';
import { NextCard } from './next-card.tsx';
import { planOf } from './plan.ts';
import { texts } from './texts.ts';
import { TryAgain } from './try-again.tsx';

const minuteMs = 60_000;

/** A field worker's day: the clock, the next job, and the stops in order. */
export default function FieldDay({ user }: { user: User }) {
  const date = today(useNow(minuteMs));
  const employeeId = user.firm?.employeeId ?? null;
  return (
    <Page className="max-w-2xl">
      <header>
        <h1 className="text-large font-strong lg:text-title">{texts.today}</h1>
        <p className="text-small text-muted">
          {[longDay(date), user.firm?.name].filter(Boolean).join(' · ')}
        </p>
      </header>
      {employeeId === null ? <Stops date={date} /> : <WithClock date={date} employeeId={employeeId} />}
    </Page>
  );
}

/** First clock on, then start, then complete: only one of these is lime. */
function WithClock({ date, employeeId }: { date: string; employeeId: number }) {
  const { running, isPending } = useClock(employeeId);
  const isOff = !isPending && !running;
  return (
    <>
      <ClockBar employeeId={employeeId} look={isOff ? 'next' : 'quiet'} />
      <Stops date={date} isAfter={isOff} />
    </>
  );
}

function Stops({ date, isAfter = false }: { date: string; isAfter?: boolean }) {
  const day = useQuery(dayQuery(date));
  if (day.isError && !day.data)
    return <TryAgain title={texts.todayFailed} onRetry={() => void day.refetch()} />;
  if (!day.data) return <Skeleton className="h-62 rounded-card" />;
  const plan = planOf(day.data.jobs, date);
  return (
    <>
      <NextCard plan={plan} isField isAfter={isAfter} />
      <Agenda plan={plan} date={date} />
    </>
  );
}
