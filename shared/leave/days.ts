import { addDays, daysBetween, earliest, latest } from '../dates.ts';
import type { FirmRules } from '../firms/rules.ts';
import { type Hours, weekdays } from '../firms/weekdays.ts';
import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';
import type { LeaveKind, LeavePart, LeaveState } from './kinds.ts';

/** The weekly hours that differ from the firm's. */
export type OwnHours = Partial<Hours> | null | undefined;

/** A person's hours by day of the week: their own take precedence over the firm's. */
export const hoursOf = (firm: Hours, own: OwnHours): Hours => ({ ...firm, ...own });

/** A person's working hours on a day; null on a day off. Ignores bank holidays. */
export const hoursOnDay = (hours: Hours, day: string): Hours['mon'] => {
  const at = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return hours[weekdays[at] ?? 'mon'];
};

interface Span {
  from: string;
  to: string;
  part: LeavePart;
}

/** The number of working days in a leave, without bank holidays. */
export const workingDays = ({ from, to, part }: Span, hours: Hours, nation: Nation): number => {
  let count = 0;
  for (let at = 0; at <= daysBetween(from, to); at += 1) {
    const day = addDays(from, at);
    if (hoursOnDay(hours, day) && !bankHolidays[nation][day]) count += 1;
  }
  return part === 'all' ? count : count / 2;
};

/** The dates of the leave year that starts in a given year. */
export const leaveYear = (year: number, starts: string): { from: string; to: string } => ({
  from: `${year}-${starts}`,
  to: addDays(`${year + 1}-${starts}`, -1),
});

/** The year in which a day's leave year started. */
export const leaveYearOf = (day: string, starts: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < starts ? 1 : 0);

/** True if leave is approved or may still be. */
export const stands = ({ state }: { state: LeaveState }): boolean => state === 'asked' || state === 'agreed';

interface Taken extends Span {
  employeeId: number;
  kind: LeaveKind;
  state: LeaveState;
  days: number;
}

/** True if two leaves of one person overlap: a morning and an afternoon of one day do not. */
export const meets = (a: Span, b: Span): boolean =>
  a.from <= b.to && b.from <= a.to && !(a.part !== 'all' && b.part !== 'all' && a.part !== b.part);

interface Somebody {
  id: number;
  hours?: OwnHours;
  leaveDays?: number | null | undefined;
  leaveCarried?: number | null | undefined;
}

interface Basis {
  rules: FirmRules;
  nation: Nation;
  year: number;
}

/** A person's holiday balance in a leave year, from leave of anybody. */
export const allowanceOf = (person: Somebody, all: readonly Taken[], { rules, nation, year }: Basis) => {
  const span = leaveYear(year, rules.leaveYearStarts);
  const hours = hoursOf(rules.hours, person.hours);
  const within = (leave: Taken): number => {
    const from = latest(leave.from, span.from) ?? leave.from;
    const to = earliest(leave.to, span.to) ?? leave.to;
    if (from > to) return 0;
    const isWhole = from === leave.from && to === leave.to;
    return isWhole ? leave.days : workingDays({ from, to, part: leave.part }, hours, nation);
  };
  const sum = (state: LeaveState) =>
    all
      .filter((leave) => leave.employeeId === person.id && leave.kind === 'holiday' && leave.state === state)
      .reduce((days, leave) => days + within(leave), 0);
  const entitled = person.leaveDays ?? rules.leaveDays;
  const carried = person.leaveCarried ?? 0;
  const taken = sum('agreed');
  return {
    employeeId: person.id,
    entitled,
    carried,
    taken,
    asked: sum('asked'),
    left: entitled + carried - taken,
  };
};
