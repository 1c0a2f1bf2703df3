import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { longDay } from '../../boot/long-day.ts';
import { asOfText } from '../../components/as-of.tsx';
import { useStanding } from '../../store/use-standing.ts';
import { planOf } from './plan.ts';
import { stepTexts, texts } from './texts.ts';
import { hasDay, useDay } from './use-day.ts';

/** The greeting, the date and the number of jobs. */
export function DayHead({ user, date, isNew }: { user: User; date: string; isNew: boolean }) {
  const { data } = useDay(user, date);
  const { asOf } = useStanding();
  const count = data && planOf(data.jobs, date).count;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-2 lg:gap-x-6 max-lg:-mb-1.5 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 max-lg:contents">
        <h1 className="text-large font-strong max-lg:w-full lg:text-title">
          Welcome back, {user.firstName || 'User'}!
        </h1>
        <p className="text-small text-muted">
          {isNew
            ? stepTexts.heading
            : [
                longDay(date),
                // Both would push the calendar link to its own line.
                asOf ? asOfText(asOf) : count !== undefined && texts.jobsToday(count),
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
      </div>
      <div className="flex items-end justify-between gap-3">
        {hasDay(user) && <h2 className="text-base max-lg:hidden">{texts.thisWeek}</h2>}
        <Link
          to={`/calendar?date=${date}`}
          className="no-print -my-2.5 ml-auto flex min-h-11 items-center gap-0.5 text-small font-strong whitespace-nowrap"
        >
          {texts.calendar}
          <ChevronRight aria-hidden className="-mr-1 size-4" />
        </Link>
      </div>
    </header>
  );
}
