import { clsx } from 'clsx';
import { readDay } from '#shared/calendar/month.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { Cell } from './cell.tsx';
import type { GridProps } from './grid-props.ts';
import { LaneName } from './lane-name.tsx';
import { texts } from './texts.ts';

const columns = 'grid grid-cols-[minmax(6.5rem,9rem)_repeat(7,minmax(5.25rem,1fr))]';

/** Lanes out of view aren't rendered. */
const lanes =
  'min-h-11 border-b border-line last:border-b-0 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] print:[content-visibility:visible]';

/** People as rows, days as columns. */
export function WeekGrid({ rows, days, holidays, clashes, draftId, onPress, onKey, onDay }: GridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are lanes.
    <div
      role="group"
      aria-label={texts.lanes}
      className="grid min-h-[60dvh] min-w-[43.5rem] grid-rows-[min-content] print:min-h-0"
    >
      <div className={clsx(columns, 'sticky top-0 z-5 border-b border-line bg-surface')}>
        <span />
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={[readDay(day), holidays[day]].filter(Boolean).join(', ')}
            aria-current={day === today() ? 'date' : undefined}
            title={holidays[day]}
            onClick={() => onDay(day)}
            className="flex min-h-11 min-w-0 flex-col items-center justify-center border-l border-line text-micro text-muted focus-visible:-outline-offset-3"
          >
            <span
              className={clsx(
                'text-small font-strong',
                day === today() ? 'rounded-full bg-next px-2 text-accent dark:bg-next-raised' : 'text-ink',
              )}
            >
              {readWeekday(day)} {Number(day.slice(8))}
            </span>
            {holidays[day] && <span className="w-full truncate px-1 text-center">{holidays[day]}</span>}
          </button>
        ))}
      </div>
      {rows.map(({ employeeId, lane, days: cells }) => (
        <div key={employeeId ?? 0} className={clsx(columns, lanes)}>
          <LaneName lane={lane} />
          {days.map((day) => (
            <Cell
              key={day}
              {...{ employeeId, lane, day, clashes, onPress, onKey }}
              visits={cells.get(day)}
              draftId={cells.get(day)?.some(({ id }) => id === draftId) ? draftId : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
