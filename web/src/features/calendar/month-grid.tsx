import type { ReactNode, RefObject } from 'react';
import { readMonth, weeksOf } from '#shared/calendar/month.ts';
import { DayCell } from './day-cell.tsx';
import { cellsOf } from './month-cells.ts';
import type { Calendar } from './use-calendar.ts';
import { useDayKeys } from './use-day-keys.ts';
import type { DaysOfMonth } from './use-days.ts';

interface Props {
  calendar: Calendar;
  shown: DaysOfMonth;
  /** Names of bank holidays by date. */
  holidays: Readonly<Record<string, string>>;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month, Sunday to Saturday. */
export function MonthGrid({ calendar, shown: { days, clashing }, holidays }: Props) {
  const { month, date, choose } = calendar;
  const { grid, reachable, onKeyDown } = useDayKeys(calendar);
  return (
    <GridTable grid={grid} label={readMonth(month)} onKeyDown={onKeyDown}>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {cellsOf(week, days).map(({ day, lines, more }) => (
            <DayCell
              key={day}
              day={day}
              month={month}
              lines={lines}
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
  onKeyDown: ReturnType<typeof useDayKeys>['onKeyDown'];
  children: ReactNode;
}

function GridTable({ grid, label, onKeyDown, children }: TableProps) {
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
          {weekdays.map((name) => (
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
