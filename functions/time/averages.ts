import type { EntityItem } from 'electrodb';
import type { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity, type StoredLeave } from '#functions/employees/leave-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { addDays, earliest, latest, londonDate } from '#shared/dates.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { weekdays } from '#shared/firms/weekdays.ts';
import { hoursOf, workingDays } from '#shared/leave/days.ts';
import { type Average, averageOf, firstReference, workingMinutes } from '#shared/time/average.ts';
import { type Interval, intervalsIn } from '#shared/time/intervals.ts';
import { minutesOf } from '#shared/time/totals.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { defaultNation } from '#shared/uk/nations.ts';

type StoredEmployee = Pick<EntityItem<typeof employeeEntity>, 'id' | 'hours' | 'optOut48'>;
type StoredWeek = EntityItem<typeof weekEntity>;

const all = { pages: 'all', consistent: true } as const;

/** The weeks before `monday` that count, of one person or everybody, and all leave. */
const read = async (firmId: StoredFirm['firmId'], monday: string, whose?: number) => {
  const [weeks, leave] = await Promise.all([
    weekEntity.query
      .byWeek({ firmId })
      .between({ monday: firstReference(monday) }, { monday: addDays(monday, -1) })
      .go(all),
    leaveEntity.query.byId({ firmId }).go(all),
  ]);
  const isAsked = (week: StoredWeek) =>
    week.monday < monday && (whose === undefined || week.employeeId === whose);
  return { weeks: weeks.data.filter(isAsked), leave: leave.data };
};

const isOpen = ({ state }: StoredWeek): boolean => state !== 'approved';

/** Weeks as ranges of days, each as long as weeks follow one another. */
const runsOf = (mondays: readonly string[]): { from: string; to: string }[] => {
  const runs: { from: string; to: string }[] = [];
  for (const monday of [...new Set(mondays)].sort()) {
    const run = runs.at(-1);
    const to = addDays(monday, 6);
    if (run && addDays(run.to, 1) === monday) run.to = to;
    else runs.push({ from: monday, to });
  }
  return runs;
};

/** The intervals in weeks that nobody has approved. The others' punches, most of a year's, are not read. */
const openIntervals = async (firmId: StoredFirm['firmId'], weeks: readonly StoredWeek[], whose?: number) => {
  const runs = runsOf(weeks.filter(isOpen).map(({ monday }) => monday));
  const now = Date.now();
  const found = await Promise.all(
    runs.map(async (range) => intervalsIn(await punchesOf(firmId, range, whose), range, now)),
  );
  return found.flat();
};

const isTimeOff = ({ kind, state }: StoredLeave): boolean =>
  state === 'agreed' && (kind === 'holiday' || kind === 'sick');

/** Returns a function for a person's average week, given their intervals in the week of `monday`; for `whose` alone if given. */
export const averagesFor = async (firm: StoredFirm, monday: string, whose?: number) => {
  const { firmId } = firm;
  const { weeks, leave } = await read(firmId, monday, whose);
  const open = await openIntervals(firmId, weeks, whose);
  const rules = rulesOf(firm.rules);
  const nation = firm.business?.bankHolidays ?? defaultNation;
  return (person: StoredEmployee, intervals: readonly Interval[]): Average | undefined => {
    const hours = hoursOf(rules.hours, person.hours);
    const isTheirs = ({ employeeId }: { employeeId: number }) => employeeId === person.id;
    const minutesIn = (week: StoredWeek) =>
      isOpen(week) || !week.minutes
        ? minutesOf(open.filter((each) => isTheirs(each) && mondayOf(londonDate(each.from)) === week.monday))
        : week.minutes;
    const earlier = weeks
      .filter(isTheirs)
      .map((week) => ({ monday: week.monday, minutes: workingMinutes(minutesIn(week)) }));
    return averageOf(monday, {
      worked: [...earlier, { monday, minutes: workingMinutes(minutesOf(intervals)) }],
      daysAway: (from, to) =>
        leave
          .filter((each) => isTheirs(each) && isTimeOff(each) && each.from <= to && each.to >= from)
          .map((each) => ({
            part: each.part,
            from: latest(each.from, from) ?? from,
            to: earliest(each.to, to) ?? to,
          }))
          .reduce((days, span) => days + workingDays(span, hours, nation), 0),
      daysAWeek: weekdays.filter((day) => hours[day]).length,
      optOut48: person.optOut48,
    });
  };
};
