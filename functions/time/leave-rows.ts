import type { StoredLeave } from '#functions/employees/leave-entity.ts';
import { addDays, daysBetween, earliest, latest } from '#shared/dates.ts';
import type { Hours } from '#shared/firms/weekdays.ts';
import { workingDays } from '#shared/leave/days.ts';
import type { LeaveKind } from '#shared/leave/kinds.ts';
import type { Nation } from '#shared/uk/nations.ts';

const words: Record<LeaveKind, string> = {
  holiday: 'holiday',
  sick: 'sick leave',
  unpaid: 'unpaid leave',
  training: 'training',
  other: 'other leave',
};
const halves = { all: '', am: ' (morning)', pm: ' (afternoon)' } as const;

/** What stands for the pay of leave: only its days are kept, so payroll works it out. */
const notWorkedOut = 'Not worked out';

interface Options {
  range: { from: string; to: string };
  nation: Nation;
  hoursFor: (employeeId: number) => Hours;
  nameOf: (employeeId: number) => string;
}

/** The days of agreed leave in the payroll file, a row each: those that somebody would have worked. */
export const leaveRows = (leave: readonly StoredLeave[], { range, nation, hoursFor, nameOf }: Options) =>
  leave
    .filter(({ state }) => state === 'agreed')
    .flatMap(({ employeeId, kind, part, from, to, answeredBy }) => {
      const first = latest(from, range.from) ?? from;
      const length = daysBetween(first, earliest(to, range.to) ?? to) + 1;
      const days = Array.from({ length: Math.max(0, length) }, (_, at) => addDays(first, at));
      const hours = hoursFor(employeeId);
      return days
        .filter((day) => workingDays({ from: day, to: day, part: 'all' }, hours, nation) > 0)
        .map((day) => [
          ...[nameOf(employeeId), day, '', '', `${words[kind]}${halves[part]}`, '', '', '', ''],
          ...[kind === 'unpaid' ? 0 : notWorkedOut, answeredBy ?? ''],
        ]);
    });
