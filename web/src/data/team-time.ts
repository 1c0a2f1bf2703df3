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

/** What an employee is doing now, and the state of their week. */
export interface TeamTime {
  now: TimeNow[number] | undefined;
  /** Worked and travelled this week, including what is running. */
  minutes: number;
  /** They left the clock running, and nobody has entered when it ended. */
  isForgotten: boolean;
  /** The Monday of a week, this or the last, that is submitted and awaits approval. */
  toApprove: string | undefined;
  /** Their usual week, leave, next visit and whether they can sign in; undefined until the server has answered. */
  today: TeamToday[number] | undefined;
  /** They can sign in, or are invited to. */
  signsIn: boolean;
}

const spent = ({ minutes: { work, travel, homeTravel } }: Week): number => work + travel + homeTravel;

const runningMinutes = (now: TimeNow[number] | undefined, at: number): number =>
  now && !now.forgotten && now.kind !== 'break'
    ? Math.max(0, Math.floor((at - Date.parse(now.since)) / 60_000))
    : 0;

/** Everybody's time today and this week; `isUsed` is false if the firm clocks nothing. */
export const useTeamTime = () => {
  const at = useServerNow();
  const monday = mondayOf(today(at));
  const nowQuery = useQuery(read(timeRoutes.now, {}));
  const weekQuery = useWeeks(monday);
  const lastQuery = useWeeks(addDays(monday, -7));
  const todayQuery = useQuery(read(employeesRoutes.today, {}));
  const { data: clocked = [] } = nowQuery;
  const { data: weeks = [] } = weekQuery;
  const { data: last = [] } = lastQuery;
  const { data: everybody = [] } = todayQuery;
  const of = (employeeId: number): TeamTime => {
    const isTheirs = (each: { employeeId: number }) => each.employeeId === employeeId;
    const now = clocked.find(isTheirs);
    const theirs = everybody.find(isTheirs);
    const [week, before] = [weeks.find(isTheirs), last.find(isTheirs)];
    return {
      now,
      minutes: (week ? spent(week) : 0) + runningMinutes(now, at),
      isForgotten: [week, before].some((each) => each !== undefined && each.forgotten.length > 0),
      today: theirs,
      signsIn: theirs !== undefined && !theirs.flags.includes('notInvited'),
      toApprove: [before, week].find((each) => each?.state === 'submitted')?.monday,
    };
  };
  return {
    of,
    /** Until it is known whether the firm clocks anything, a card's height isn't. */
    isLoading: [nowQuery, weekQuery, lastQuery, todayQuery].some((query) => query.isLoading),
    isUsed: clocked.length > 0 || [...weeks, ...last].some((week) => spent(week) > 0),
  };
};

export type TeamTimes = ReturnType<typeof useTeamTime>;
