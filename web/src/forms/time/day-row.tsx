import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readDate, readWeekday } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import type { Day } from '#shared/time/totals.ts';
import { usePrinting } from '../../components/use-printing.ts';
import type { ShownPunch } from '../../data/pressed.ts';
import { PunchRow } from './punch-row.tsx';
import { Ribbon } from './ribbon.tsx';
import { timeTexts as texts } from './texts.ts';
import { minutesSince } from './use-clock.ts';

interface Props {
  date: string;
  day: Day | undefined;
  /** The week's; filtered by day here. */
  punches: readonly ShownPunch[];
  intervals: readonly Interval[];
  now: number;
  onOpen?: ((punch: ShownPunch) => void) | undefined;
}

/** Worked and travelled on a day, including what is running. */
export const spentOn = (day: Day | undefined, intervals: readonly Interval[], now: number): number => {
  const running = intervals.find(({ to, forgotten, kind }) => to === null && !forgotten && kind !== 'break');
  const done = day ? day.work + day.travel + day.homeTravel : 0;
  return done + (running ? minutesSince(running.from, now) : 0);
};

/** A day of a week: its ribbon and total and, when expanded, each punch. */
export function DayRow({ date, day, punches, intervals, now, onOpen }: Props) {
  const isPrinting = usePrinting();
  const own = intervals.filter(({ from }) => londonDate(from) === date);
  const pressed = punches.filter(({ at }) => londonDate(at) === date);
  const name = `${readWeekday(date)} ${readDate(date, today(now))}`;
  if (pressed.length === 0)
    return (
      <li className="flex min-h-12 items-center gap-3 px-4 text-muted lg:px-5">
        <span className="w-28 shrink-0">{name}</span>
        <span className="text-small">{texts.noTime}</span>
      </li>
    );
  const warnings = day?.warnings ?? [];
  return (
    <li>
      <details open={isPrinting || date === today(now) || warnings.includes('forgotten')} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-1.5 large-text:flex-wrap lg:px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex w-28 shrink-0 items-center gap-1.5 font-strong">
            {name}
            {warnings.length > 0 && (
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-on-warning group-open:hidden" />
            )}
          </span>
          <span className="min-w-12 flex-1">
            <Ribbon intervals={own} now={now} />
          </span>
          <span className="min-w-15 shrink-0 text-right font-strong whitespace-nowrap">
            {readMinutes(spentOn(day, own, now))}
          </span>
          <ChevronDown
            aria-hidden
            className="no-print size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-3 lg:px-5">
          {warnings.map((warning) => (
            <p key={warning} className="flex items-start gap-2 py-1 text-small text-on-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {texts.warnings[warning]}
            </p>
          ))}
          <ol className="divide-y divide-line">
            {pressed.map((punch) => (
              <PunchRow
                key={punch.id}
                punch={punch}
                interval={own.find(({ id }) => id === punch.id)}
                now={now}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}
