import type { Job } from '#shared/jobs/contract.ts';
import { DayCell } from './day-cell.tsx';
import { readMonth, weeksOf } from './month.ts';
import type { useCalendar } from './use-calendar.ts';
import { useDayKeys } from './use-day-keys.ts';

interface Props {
  calendar: ReturnType<typeof useCalendar>;
  days: ReadonlyMap<string, readonly Job[]>;
  /** Names of bank holidays by date. */
  holidays: Readonly<Record<string, string>>;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month, Sunday to Saturday. */
export function MonthGrid({ calendar, days, holidays }: Props) {
  const { month, date, choose } = calendar;
  const { grid, reachable, onKeyDown } = useDayKeys(calendar);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's calendar is a table with this role.
      role="grid"
      aria-label={readMonth(month)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="bg-sunken py-2 text-small text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                month={month}
                jobs={days.get(day) ?? []}
                holiday={holidays[day]}
                chosen={day === date}
                reachable={day === reachable}
                onChoose={choose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
