import { clsx } from 'clsx';
import { useWatch } from 'react-hook-form';
import { readWeekdayDay, sundayOf } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';
import { texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

/** The days that are said most on the telephone: today, tomorrow, and Monday of the week after. */
const picks = (now: string) => {
  const tomorrow = addDays(now, 1);
  const monday = addDays(sundayOf(tomorrow), tomorrow >= addDays(sundayOf(tomorrow), 1) ? 8 : 1);
  const days = [
    { day: now, label: texts.today },
    { day: tomorrow, label: texts.tomorrow },
    { day: monday, label: readWeekdayDay(monday) },
  ];
  return days.filter(({ day }, at) => days.findIndex((other) => other.day === day) === at);
};

interface Props {
  form: JobFormState;
  onPick: (day: string) => void;
}

/** The near days, one press each. */
export function DayPicks({ form, onPick }: Props) {
  const chosen = useWatch({ control: form.control, name: 'scheduledDate' });
  return (
    <div className="no-print flex flex-wrap gap-2">
      {picks(today()).map(({ day, label }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          onClick={() => onPick(day)}
          className={clsx(
            'min-h-11 rounded-control border px-4 text-small font-strong',
            day === chosen ? 'border-ink bg-sunken' : 'border-control/60 bg-surface hover:bg-sunken',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
