import type { LucideIcon } from 'lucide-react';
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

/** The displayed period, with Previous and Next. */
export function MonthBar({ calendar }: { calendar: Calendar }) {
  const { date, month, view, show, stepWeeks, choose } = calendar;
  const isWeek = view !== 'month';
  const day = date ?? `${month}-01`;
  const week = weekOf(day, useWeekStart());
  const isNow = isWeek ? week.includes(today()) : month === monthOf(today());
  const steps = isWeek
    ? { previous: texts.previousWeek, next: texts.nextWeek }
    : { previous: texts.previous, next: texts.next };
  const monthAt = (by: number) => (isWeek ? monthOf(addDays(day, 7 * by)) : addMonths(month, by));
  const go = (by: number) => (isWeek ? stepWeeks(by) : show(addMonths(month, by)));
  return (
    <div className="flex items-center justify-between gap-2 large-text:flex-wrap">
      <h2 aria-live="polite" className="min-w-0 lg:text-large">
        {view === 'week' ? readWeek(week) : readMonth(month)}
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

interface StepProps {
  icon: LucideIcon;
  label: string;
  /** The month that it opens. */
  month: string;
  onClick: () => void;
}

function Step({ month, ...button }: StepProps) {
  const prepare = () => prefetchMonth(month);
  return <IconButton {...button} onPointerEnter={prepare} onFocus={prepare} />;
}
