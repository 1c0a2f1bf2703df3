import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readDay } from '#shared/calendar/month.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import type { Calendar } from '../use-calendar.ts';
import { Ribbon } from './ribbon.tsx';
import type { MoveToDay } from './use-move-to-day.ts';
import { useStripKeys } from './use-strip-keys.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  calendar: Calendar;
  week: readonly string[];
  days: ReadonlyMap<string, readonly Job[]>;
  clashing: ReadonlySet<string>;
  /** Whether a day is being chosen for a job. */
  moving: MoveToDay;
  onChoose: (day: string) => void;
}

/** The week with how full each day is; a swipe or the arrow keys lead to the next. A job being moved goes to the day pressed. */
export function Strip({ calendar, week, days, clashing, moving, onChoose }: Props) {
  const { held, letGo, moveTo } = moving;
  const { strip, onKeyDown } = useStripKeys(calendar, held, letGo);
  const swipe = useSwipe(calendar.stepWeeks);
  const chosen = calendar.date ?? '';
  return (
    <div className="sticky top-(--strip-top,0px) z-10 -mx-4 border-b border-line bg-ground px-2">
      <div role="status">
        {held && (
          <div className="flex items-center gap-3 px-2 pt-1">
            <p className="min-w-0 flex-1 text-small font-strong wrap-anywhere">
              {texts.moveTo(held.job.title)}
            </p>
            <Button variant="secondary" onClick={letGo}>
              {texts.letGo}
            </Button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are days. */}
      <div
        ref={strip}
        role="group"
        aria-label={texts.days}
        onKeyDown={onKeyDown}
        {...swipe}
        className="grid touch-pan-y grid-cols-7"
      >
        {week.map((day) => (
          <StripDay
            key={day}
            day={day}
            chosen={day === chosen}
            reachable={day === (week.includes(chosen) ? chosen : week[0])}
            jobs={days.get(day) ?? []}
            clash={clashing.has(day)}
            moves={held !== null}
            onChoose={held ? moveTo : onChoose}
          />
        ))}
      </div>
    </div>
  );
}

interface DayProps {
  day: string;
  chosen: boolean;
  reachable: boolean;
  jobs: readonly Job[];
  clash: boolean;
  /** Pressing it moves a job there. */
  moves: boolean;
  onChoose: (day: string) => void;
}

function StripDay({ day, chosen, reachable, jobs, clash, moves, onChoose }: DayProps) {
  const isToday = day === today();
  const said = [
    moves ? texts.moveOn(readDay(day)) : readDay(day),
    jobs.length > 0 && texts.jobs(jobs.length),
    clash && texts.clash,
  ];
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
      <span aria-hidden className="mt-1 grid w-full justify-items-center">
        <Ribbon day={day} jobs={jobs} />
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
