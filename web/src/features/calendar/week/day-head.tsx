import { clsx } from 'clsx';
import { readDay } from '#shared/calendar/month.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';

interface Props {
  day: string;
  chosen: boolean;
  holiday: string | undefined;
  onChoose: (day: string) => void;
}

/** A day's column header, which chooses it. */
export function DayHead({ day, chosen, holiday, onChoose }: Props) {
  const isToday = day === today();
  return (
    <button
      type="button"
      data-date={day}
      aria-label={[readDay(day), holiday].filter(Boolean).join(', ')}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      title={holiday}
      onClick={() => onChoose(day)}
      className={clsx(
        'flex min-w-0 flex-col items-center gap-0.5 pt-2 pb-1 text-micro focus-visible:-outline-offset-3',
        isToday ? 'font-strong text-ink' : 'text-muted',
      )}
    >
      {readWeekday(day)}
      <span
        className={clsx(
          'grid size-8.5 place-items-center rounded-full text-base font-strong',
          isToday ? 'bg-next text-accent dark:bg-next-raised' : 'text-ink',
          chosen && 'outline-2 outline-offset-1 outline-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="w-full truncate px-0.5 italic font-stretch-75%">{holiday ?? '\u00a0'}</span>
    </button>
  );
}
