import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readDay } from '#shared/calendar/month.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { texts } from '../texts.ts';
import type { Calendar } from '../use-calendar.ts';
import { useStripKeys } from './use-strip-keys.ts';
import { useSwipe } from './use-swipe.ts';

const mostDots = 3;

const dots: Record<JobStatus, string> = {
  pending: 'bg-on-warning',
  in_progress: 'bg-on-info',
  completed: 'bg-on-success',
  cancelled: 'bg-control',
};

interface Props {
  calendar: Calendar;
  week: readonly string[];
  days: ReadonlyMap<string, readonly Job[]>;
  clashing: ReadonlySet<string>;
}

/** The chosen day's week; a swipe or the arrow keys lead to the next. */
export function Strip({ calendar, week, days, clashing }: Props) {
  const { strip, onKeyDown } = useStripKeys(calendar);
  const swipe = useSwipe(calendar.stepWeeks);
  const chosen = calendar.date ?? '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are days.
    <div
      ref={strip}
      role="group"
      aria-label={texts.days}
      onKeyDown={onKeyDown}
      {...swipe}
      className="-mx-2 grid touch-pan-y grid-cols-7 border-b border-line"
    >
      {week.map((day) => (
        <StripDay
          key={day}
          day={day}
          chosen={day === chosen}
          reachable={day === (week.includes(chosen) ? chosen : week[0])}
          jobs={days.get(day) ?? []}
          clash={clashing.has(day)}
          onChoose={calendar.choose}
        />
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  chosen: boolean;
  reachable: boolean;
  jobs: readonly Job[];
  clash: boolean;
  onChoose: (day: string) => void;
}

function StripDay({ day, chosen, reachable, jobs, clash, onChoose }: DayProps) {
  const isToday = day === today();
  const said = [readDay(day), jobs.length > 0 && texts.jobs(jobs.length), clash && texts.clash];
  return (
    <button
      type="button"
      data-date={day}
      aria-label={said.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onChoose(day)}
      className={clsx(
        'relative flex min-h-17 flex-col items-center gap-0.5 rounded-control pt-0.5 text-micro focus-visible:-outline-offset-2',
        chosen ? 'font-strong text-ink' : 'text-muted',
      )}
    >
      {readWeekday(day)}
      <span
        className={clsx(
          'grid size-[min(2.125rem,12vw)] place-items-center rounded-full text-base font-strong',
          isToday ? 'bg-next text-accent dark:bg-next-raised' : 'text-ink',
          chosen &&
            (isToday ? 'outline-2 outline-offset-1 outline-ink' : 'outline-2 -outline-offset-1 outline-ink'),
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="mt-0.5 flex h-1.5 gap-0.75">
        {jobs.slice(0, mostDots).map(({ id, status }) => (
          <span key={id} className={clsx('size-1.5 rounded-full', dots[status])} />
        ))}
      </span>
      {clash && (
        <TriangleAlert
          aria-hidden
          className="absolute top-4 right-0.5 size-3.5 text-on-alert large-text:top-auto large-text:right-auto large-text:bottom-0"
        />
      )}
    </button>
  );
}
