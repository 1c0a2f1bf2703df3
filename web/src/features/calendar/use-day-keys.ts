import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayInWeek, monthOf, sameDayOf } from '#shared/calendar/month.ts';
import { addDays, today } from '#shared/dates.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { useWeekStart } from '../../data/week-start.ts';
import type { Calendar } from './use-calendar.ts';

const moved = (date: string, key: string, starts: WeekStart): string | null => {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(date, days);
  if (key === 'PageUp') return sameDayOf(date, -1);
  if (key === 'PageDown') return sameDayOf(date, 1);
  if (key === 'Home') return addDays(date, -dayInWeek(date, starts));
  return key === 'End' ? addDays(date, 6 - dayInWeek(date, starts)) : null;
};

/**
 * Moves the focus between days: arrows by day and week, Page Up and Down by month, Home and End within the week. Only one day of
 * the month, `reachable`, is a tab stop. Put `grid` on the element around the days, which have `data-date`.
 */
export const useDayKeys = ({ date, month, show }: Calendar) => {
  const starts = useWeekStart();
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const reachable = [last, date, today()].find((day) => day && monthOf(day) === month) ?? `${month}-01`;

  // The day may be in a month that renders only after the URL has changed. In a layout effect, because otherwise the next key
  // would find no focused day.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`);
    if (!day || wanted.current !== reachable) return;
    wanted.current = null;
    day.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A second key may be pressed before the first one's month has rendered: it continues from the day that the first requested.
    const onItsWay = wanted.current;
    const from = onItsWay ?? (event.target as HTMLElement).dataset.date;
    const to =
      from && !event.ctrlKey && !event.altKey && !event.metaKey ? moved(from, event.key, starts) : null;
    if (!to) return;
    event.preventDefault();
    wanted.current = to;
    setLast(to);
    if (onItsWay || monthOf(to) !== month) show(monthOf(to));
  };
  return { grid, reachable, onKeyDown };
};
