import { clsx } from 'clsx';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { isOn } from '#shared/calendar/days.ts';
import { hoursOn, timeAt } from '#shared/calendar/hours.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useNow } from '../../../components/use-now.ts';
import { useStable } from '../../../components/use-stable.ts';
import { minuteOfDay } from '../../../data/minute-of-day.ts';
import { type By, moved, stretched } from '../moving/moved.ts';
import type { Moving } from '../moving/use-moving.ts';
import { texts } from '../texts.ts';
import type { Calendar } from '../use-calendar.ts';
import type { DaysOfMonth } from '../use-days.ts';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
import { heightOf, hourHeight, printedHours } from './hours-place.ts';
import { isWholeDay, LanesRow } from './lanes-row.tsx';
import { useWeekDrag } from './use-week-drag.ts';

interface Props {
  calendar: Calendar;
  week: readonly string[];
  shown: DaysOfMonth;
  moving: Moving;
  holidays: Readonly<Record<string, string>>;
}

const columns = 'grid grid-cols-[3.5rem_minmax(0,1fr)]';
const seven = 'grid grid-cols-7';
/** The initial scroll position, in minutes of the day. */
const morning = 7 * 60 + 30;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A week by the hour: multi-day work and visits without a time above, the rest at their times. */
export default function WeekView({ calendar, week, shown, moving, holidays }: Props) {
  const { days, clashes, still } = shown;
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: heightOf(morning) });
  }, []);
  const ofWeek = [
    ...new Map(week.flatMap((day) => days.get(day) ?? []).map((job) => [job.id, job])).values(),
  ];
  const { job: held, begin, change } = moving;
  const drag = useWeekDrag(moving, ofWeek);
  const onChoose = useStable(calendar.choose);
  const onTake = useStable((job: Job, by: By, isStretch: boolean) => {
    begin(job, true);
    change((when) => (isStretch ? stretched(when, by) : moved(when, by)));
  });
  const isHere = (day: string): boolean => held !== null && isOn(held, day);
  const timed = ofWeek.filter((job) => !isWholeDay(job));
  const printed = printedHours(week.flatMap((day) => timed.flatMap((job) => hoursOn(job, day))));
  const style = {
    '--print-zoom': printed.zoom,
    // With room for the first and the last hour's whole name.
    '--print-from': `${hourHeight / 4 - printed.from * hourHeight}px`,
    '--print-height': `${(printed.to - printed.from + 1 / 2) * hourHeight}px`,
  } as CSSProperties;
  return (
    <div
      {...drag}
      style={style}
      className="overflow-hidden rounded-card border border-line bg-surface print:[zoom:var(--print-zoom)]"
    >
      <span id="move-hint" className="sr-only">
        {texts.moveHint}
      </span>
      <div className={clsx(columns, 'border-b border-line pr-2')}>
        <span />
        <div>
          <div className={seven}>
            {week.map((day) => (
              <DayHead
                key={day}
                day={day}
                chosen={day === calendar.date}
                holiday={holidays[day]}
                onChoose={calendar.choose}
              />
            ))}
          </div>
          <LanesRow
            week={week}
            jobs={ofWeek}
            clashes={clashes}
            heldId={held?.id}
            onTake={onTake}
            onChoose={onChoose}
          />
        </div>
      </div>
      <section
        ref={scroller}
        aria-label={texts.hours}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, in a week without jobs too.
        tabIndex={0}
        className="relative max-h-[calc(100dvh-22rem)] min-h-80 overflow-y-auto print:h-(--print-height) print:max-h-none print:flow-root print:min-h-0 print:overflow-clip"
      >
        <div className={clsx(columns, 'print:mt-(--print-from)')} style={{ height: 24 * hourHeight }}>
          <Gutter />
          <div data-week="hours" className={clsx(seven, 'hour-lines relative')}>
            <NowLine week={week} />
            {week.map((day) => (
              <DayColumn
                key={day}
                day={day}
                jobs={days.get(day)}
                clashes={isHere(day) ? clashes : still}
                heldId={isHere(day) ? held?.id : undefined}
                onTake={onTake}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}

function Gutter() {
  return (
    <div className="relative text-micro text-muted">
      {hours.slice(1).map((hour) => (
        <span key={hour} className="absolute right-2 -translate-y-1/2" style={{ top: hour * hourHeight }}>
          {timeAt(hour * 60)}
        </span>
      ))}
    </div>
  );
}

/** Today's tint and the time: behind the blocks, so that no text is struck through. */
function NowLine({ week }: { week: readonly string[] }) {
  const at = week.indexOf(today());
  const minute = minuteOfDay(useNow(30_000, at >= 0));
  if (at < 0) return null;
  return (
    <div aria-hidden className="absolute inset-0">
      <span className="absolute inset-y-0 w-1/7 bg-sunken/40" style={{ left: `${(at / 7) * 100}%` }} />
      <span className="no-print absolute inset-x-0 h-0.5 bg-danger" style={{ top: heightOf(minute) - 1 }} />
    </div>
  );
}
