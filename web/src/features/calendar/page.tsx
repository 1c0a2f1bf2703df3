import { useState } from 'react';
import { hasRoom, useRoom } from '../../components/widths.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { isUnauthorised } from '../../store/api-error.ts';
import { loadDesktop } from './load-desktop.ts';
import { prefetchMonth, useMonthJobs } from './month-jobs.ts';
import { CalendarScreen } from './screen.tsx';
import { texts } from './texts.ts';
import { calendarAt, useCalendar } from './use-calendar.ts';

/** Fetches the month's jobs, and the desktop's code, while the page's code loads. */
export const prefetch = () => {
  prefetchMonth(calendarAt(new URLSearchParams(location.search)).month);
  if (hasRoom()) void loadDesktop();
};

export default function CalendarPage() {
  const calendar = useCalendar(useRoom() ? 'month' : 'day');
  const { month } = calendar;
  const list = useMonthJobs(month);
  const { error } = list;
  const [opened, setOpened] = useState(false);
  if (list.complete && !opened) setOpened(true);
  // One month that fails to load doesn't hide those already loaded.
  if (error && (!opened || isUnauthorised(error)))
    return <ListFailure title={texts.prompt} what={texts.what} error={error} onRetry={list.retry} />;
  return <CalendarScreen list={{ ...list, stopped: list.stopped || error !== null }} calendar={calendar} />;
}
