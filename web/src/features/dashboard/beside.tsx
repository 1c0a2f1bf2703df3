import type { User } from '#shared/auth/user.ts';
import { Charts } from './charts.tsx';
import { texts } from './texts.ts';
import { TrialCountdown } from './trial-countdown.tsx';
import { TryAgain } from './try-again.tsx';
import { hasDay, useDay } from './use-day.ts';
import { Week } from './week.tsx';

/** The week, the trial and the charts, on a desktop only: a phone doesn't fetch them. */
export default function Beside({ date, user }: { date: string; user: User }) {
  const { data, isError, refetch } = useDay(user, date);
  return (
    <div className="no-print grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {isError ? (
        <TryAgain title={texts.weekFailed} onRetry={() => void refetch()} />
      ) : (
        hasDay(user) && <Week jobs={data?.jobs} date={date} />
      )}
      <TrialCountdown user={user} />
      <Charts />
    </div>
  );
}
