import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addMonths, monthOf, readMonth, readWeek, weekOf } from '#shared/calendar/month.ts';
import { addDays, today } from '#shared/dates.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useWeekStart } from '../../data/week-start.ts';
import { prefetchMonth } from './month-jobs.ts';
import { texts } from './texts.ts';
import type { Calendar } from './use-calendar.ts';

/** On a desktop: what is shown, and the ways to what is before and after. */
export function MonthBar({ calendar }: { calendar: Calendar }) {
  const { date, month, view, show, stepWeeks, choose } = calendar;
  const isWeek = view === 'week';
  const day = date ?? `${month}-01`;
  const week = weekOf(day, useWeekStart());
  const isNow = isWeek ? week.includes(today()) : month === monthOf(today());
  const steps = isWeek
    ? { previous: texts.previousWeek, next: texts.nextWeek }
    : { previous: texts.previous, next: texts.next };
  const monthAt = (by: number) => (isWeek ? monthOf(addDays(day, 7 * by)) : addMonths(month, by));
  const go = (by: number) => (isWeek ? stepWeeks(by) : show(addMonths(month, by)));
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="text-large">
        {isWeek ? readWeek(week) : readMonth(month)}
      </h2>
      <div className="no-print flex items-center">
        <Step icon={ChevronLeft} label={steps.previous} month={monthAt(-1)} onClick={() => go(-1)} />
        <Button variant="quiet" disabled={isNow && date === today()} onClick={() => choose(today())}>
          {texts.today}
        </Button>
        <Step icon={ChevronRight} label={steps.next} month={monthAt(1)} onClick={() => go(1)} />
      </div>
    </div>
  );
}

/** On a phone: the month's name, behind which the whole month is, and there the ways to others. */
export function MonthName({ calendar }: { calendar: Calendar }) {
  const { month, view, look, show, choose, date } = calendar;
  const isOpen = view === 'month';
  return (
    <div className="flex min-h-11 flex-1 items-center justify-between gap-1 large-text:flex-wrap">
      <h2 className="min-w-0 text-base font-strong">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => look(isOpen ? 'week' : 'month')}
          className="flex min-h-11 items-center gap-1 rounded-control text-left"
        >
          {readMonth(month)}
          <ChevronDown
            aria-hidden
            className={clsx('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div className="no-print -mr-2 flex items-center">
        {date !== today() && (
          <Button variant="quiet" className="px-2! text-small!" onClick={() => choose(today())}>
            {texts.today}
          </Button>
        )}
        {isOpen && (
          <>
            <Step
              icon={ChevronLeft}
              label={texts.previous}
              month={addMonths(month, -1)}
              onClick={() => show(addMonths(month, -1))}
            />
            <Step
              icon={ChevronRight}
              label={texts.next}
              month={addMonths(month, 1)}
              onClick={() => show(addMonths(month, 1))}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  /** The month that it leads to. */
  month: string;
  onClick: () => void;
}

function Step({ month, ...button }: StepProps) {
  const prepare = () => prefetchMonth(month);
  return <IconButton {...button} onPointerEnter={prepare} onFocus={prepare} />;
}
