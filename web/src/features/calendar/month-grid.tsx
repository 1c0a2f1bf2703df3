import type { ReactNode, RefObject } from 'react';
import { readMonth, weeksOf } from '#shared/calendar/month.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { usePrinting } from '../../components/use-printing.ts';
import { useWeekStart } from '../../data/week-start.ts';
import { DayCell } from './day-cell.tsx';
import { cellsOf, shownJobs } from './month-cells.ts';
import type { Calendar } from './use-calendar.ts';
import { useDayKeys } from './use-day-keys.ts';
import type { DaysOfMonth } from './use-days.ts';

interface Props {
  calendar: Calendar;
  shown: DaysOfMonth;
  /** Names of bank holidays by date. */
  holidays: Readonly<Record<string, string>>;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const daysFrom = (starts: WeekStart): string[] =>
  starts === 'mon' ? weekdays : [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** A month by weeks, from the firm's first day of the week. */
export function MonthGrid({ calendar, shown: { days, clashing, held }, holidays }: Props) {
  const { month, date, choose } = calendar;
  const starts = useWeekStart();
  const most = usePrinting() ? shownJobs.paper : shownJobs.screen;
  const { grid, reachable, onKeyDown } = useDayKeys(calendar);
  return (
    <GridTable grid={grid} label={readMonth(month)} starts={starts} onKeyDown={onKeyDown}>
      {weeksOf(month, starts).map((week) => (
        <tr key={week[0]}>
          {cellsOf(week, days, most).map(({ day, lines, more }) => (
            <DayCell
              key={day}
              day={day}
              month={month}
              lines={lines}
              held={held}
              more={more}
              clash={clashing.has(day)}
              holiday={holidays[day]}
              chosen={day === date}
              reachable={day === reachable}
              onChoose={choose}
            />
          ))}
        </tr>
      ))}
    </GridTable>
  );
}

interface TableProps {
  grid: RefObject<HTMLTableElement | null>;
  label: string;
  starts: WeekStart;
  onKeyDown: ReturnType<typeof useDayKeys>['onKeyDown'];
  children: ReactNode;
}

function GridTable({ grid, label, starts, onKeyDown, children }: TableProps) {
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's calendar is a table with this role.
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <thead>
        <tr>
          {daysFrom(starts).map((name) => (
            <th key={name} scope="col" className="py-1.5 text-micro text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
