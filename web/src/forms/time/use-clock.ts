import { addDays, today } from '#shared/dates.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { nowDays } from '#shared/time/kinds.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useTime } from '../../data/time.ts';
import { useServerNow } from '../../data/use-server-now.ts';

/** The user's employee id; null if they are not linked to one. */
export const useOwnEmployee = (): number | null => useSignedInUser().firm?.employeeId ?? null;

/** Whole minutes since an instant. */
export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** The current activity, and clocks forgotten in the last days. */
export const useClock = (employeeId: number) => {
  const now = useServerNow();
  const last = today(now);
  const time = useTime({ from: addDays(last, -nowDays), to: last, employeeId }, employeeId);
  const running: Interval | undefined = time.intervals.find(({ to, forgotten }) => to === null && !forgotten);
  return {
    ...time,
    now,
    running,
    forgotten: time.intervals.filter(({ forgotten }) => forgotten),
    /** The work before a break, to return to it. */
    before: time.intervals.findLast(({ kind, to }) => kind === 'work' && to !== null),
  };
};
