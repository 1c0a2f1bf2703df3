import { useQuery } from '@tanstack/react-query';
import { addDays, today } from '#shared/dates.ts';
import { employeesRoutes } from '#shared/employees/routes.ts';
import type { TeamToday } from '#shared/employees/today.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import type { TimeNow, Week } from '#shared/time/shown.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { read } from '../api/read.ts';
import { useServerNow } from './use-server-now.ts';
import { useWeeks } from './weeks.ts';

/** What somebody does now, and how their week stands. */
export interface TeamTime {
  now: TimeNow[number] | undefined;
  /** Worked and travelled this week, with what is running. */
  minutes: number;
  /** They left the clock running and nobody has said when it ended. */
  isForgotten: boolean;
  /** A week of theirs, this one or the last, is handed in and waits for the office: its Monday. */
  toApprove: string | undefined;
  /** Their usual week, their leave, their next visit and whether they can sign in, once the server has said so. */
  today: TeamToday[number] | undefined;
}

const spent = ({ minutes: { work, travel, homeTravel } }: Week): number => work + travel + homeTravel;

const runningMinutes = (now: TimeNow[number] | undefined, at: number): number =>
  now && !now.forgotten && now.kind !== 'break'
    ? Math.max(0, Math.floor((at - Date.parse(now.since)) / 60_000))
    : 0;

/** The time of everybody today and this week; `isUsed` is false of a firm that clocks nothing. */
export const useTeamTime = () => {
  const at = useServerNow();
  const monday = mondayOf(today(at));
  const { data: clocked = [] } = useQuery(read(timeRoutes.now, {}));
  const { data: weeks = [] } = useWeeks(monday);
  const { data: last = [] } = useWeeks(addDays(monday, -7));
  const { data: everybody = [] } = useQuery(read(employeesRoutes.today, {}));
  const of = (employeeId: number): TeamTime => {
    const isTheirs = (each: { employeeId: number }) => each.employeeId === employeeId;
    const now = clocked.find(isTheirs);
    const [week, before] = [weeks.find(isTheirs), last.find(isTheirs)];
    return {
      now,
      minutes: (week ? spent(week) : 0) + runningMinutes(now, at),
      isForgotten: [week, before].some((each) => each !== undefined && each.forgotten.length > 0),
      today: everybody.find(isTheirs),
      toApprove: [before, week].find((each) => each?.state === 'submitted')?.monday,
    };
  };
  return {
    of,
    isUsed: clocked.length > 0 || [...weeks, ...last].some((week) => spent(week) > 0),
  };
};

export type TeamTimes = ReturnType<typeof useTeamTime>;
