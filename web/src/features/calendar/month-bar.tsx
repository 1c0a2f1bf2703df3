import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { today } from '#shared/dates.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { addMonths, monthOf, readMonth } from './month.ts';
import { prefetchMonth } from './month-jobs.ts';
import { texts } from './texts.ts';
import type { useCalendar } from './use-calendar.ts';

/** The month's name and the ways to others. */
export function MonthBar({ calendar: { month, show } }: { calendar: ReturnType<typeof useCalendar> }) {
  const now = monthOf(today());
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="text-large">
        {readMonth(month)}
      </h2>
      <div className="no-print flex items-center">
        {month !== now && (
          <Button variant="quiet" onClick={() => show(now)}>
            {texts.today}
          </Button>
        )}
        <Step icon={ChevronLeft} label={texts.previous} to={addMonths(month, -1)} show={show} />
        <Step icon={ChevronRight} label={texts.next} to={addMonths(month, 1)} show={show} />
      </div>
    </div>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  to: string;
  show: (month: string) => void;
}

function Step({ to, show, ...button }: StepProps) {
  const prepare = () => prefetchMonth(to);
  return <IconButton {...button} onPointerEnter={prepare} onFocus={prepare} onClick={() => show(to)} />;
}
