import { useSearchParams } from 'react-router-dom';
import { monthOf } from '#shared/calendar/month.ts';
import { addDays, isCalendarDate, today } from '#shared/dates.ts';

const isMonth = (text: string): boolean => isCalendarDate(`${text}-01`);

const views = ['day', 'week', 'month'] as const;
export type View = (typeof views)[number];

/**
 * The displayed month, chosen day and view in the URL (`?month=`, `?date=`, `?view=`). Today is chosen unless the URL has another
 * month without a day.
 */
export const calendarAt = (params: URLSearchParams) => {
  const dateText = params.get('date') ?? '';
  const monthText = params.get('month') ?? '';
  const view = views.find((each) => each === params.get('view')) ?? null;
  const said = isCalendarDate(dateText) ? dateText : null;
  const month = isMonth(monthText) ? monthText : monthOf(said ?? today());
  const date = said ?? (month === monthOf(today()) ? today() : null);
  return { date, month, view, asksMonth: isMonth(monthText) && !said };
};

/** The calendar state in the URL, with functions to change month, day and view. `usual` is the default view. */
export const useCalendar = (usual: View) => {
  const [params, setParams] = useSearchParams();
  const { date, month, view: said, asksMonth } = calendarAt(params);
  // With enough room, a day is shown beside a month or week.
  const view = said === 'day' ? usual : (said ?? (asksMonth ? 'month' : usual));
  const set = (values: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Chooses a day and shows its month. */
  const choose = (day: string) => set({ date: day, month: monthOf(day), view });
  return {
    date,
    month,
    view,
    choose,
    show: (shown: string) => set({ month: shown, view, ...(date && { date }) }),
    /** Shows a day by the hour. */
    open: (day: string) => set({ date: day, month: monthOf(day), view: 'day' }),
    /** The same weekday some weeks later, or earlier if negative. */
    stepWeeks: (weeks: number) => choose(addDays(date ?? `${month}-01`, 7 * weeks)),
    look: (wanted: View) => {
      const day = date ?? `${month}-01`;
      set({ view: wanted, date: day, month: wanted === 'month' ? month : monthOf(day) });
    },
  };
};

export type Calendar = ReturnType<typeof useCalendar>;
