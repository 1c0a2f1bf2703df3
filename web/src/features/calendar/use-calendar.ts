import { useSearchParams } from 'react-router-dom';
import { isCalendarDate, today } from '#shared/dates.ts';
import { monthOf } from './month.ts';

const isMonth = (text: string): boolean => isCalendarDate(`${text}-01`);

/** The month that is shown and the day that is chosen, as the address bar says them (`?month=`, `?date=`). */
export const calendarAt = (params: URLSearchParams) => {
  const dateText = params.get('date') ?? '';
  const monthText = params.get('month') ?? '';
  const date = isCalendarDate(dateText) ? dateText : null;
  return { date, month: isMonth(monthText) ? monthText : monthOf(date ?? today()) };
};

/** The calendar of the address bar, and the ways to another month or day. */
export const useCalendar = () => {
  const [params, setParams] = useSearchParams();
  const { date, month } = calendarAt(params);
  const set = (values: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    date,
    month,
    /** Chooses a day and shows its month. */
    choose: (day: string) => set({ date: day, month: monthOf(day) }),
    show: (shown: string) => set({ month: shown }),
  };
};
