import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity } from '#functions/employees/leave-entity.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { londonClock } from '#shared/calendar/instant.ts';
import { londonDate } from '#shared/dates.ts';
import { leaveInBooks } from '#shared/domain/leave/views.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { hoursOf } from '#shared/leave/days.ts';
import type { Role } from '#shared/members/roles.ts';
import { toPounds } from '#shared/money.ts';
import { type Interval, intervalsIn } from '#shared/time/intervals.ts';
import { rated } from '#shared/time/terms.ts';
import { isPaid, type PayRules, penceOf, roundedUp } from '#shared/time/totals.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { leaveRows } from './leave-rows.ts';
import { termsFor, weekKey } from './terms.ts';

const heading = [
  ...['Employee', 'Date', 'Start', 'End', 'Kind', 'Job', 'Minutes', 'Paid minutes', 'Rate', 'Pay'],
  'Approved by',
];

const timeOf = (at: string): string => londonClock(Date.parse(at)).slice('YYYY-MM-DDT'.length);

const kindOf = ({ kind, home }: Interval): string => (kind === 'travel' && home ? 'travel home' : kind);

interface Range {
  from: string;
  to: string;
}

interface Names {
  employee: (id: number) => string;
  job: (id: number | null) => string;
  approvedBy: (interval: Interval) => string;
}

const rowOf = (interval: Interval, kind: string, paid: number, names: Names) => {
  const { employeeId, from, to, jobId, minutes, hourlyRate, forgotten } = interval;
  const end = forgotten ? 'Not known' : to === null ? 'Not ended' : timeOf(to);
  return [
    ...[names.employee(employeeId), londonDate(from), timeOf(from), end, kind, names.job(jobId)],
    ...[String(minutes), String(paid), hourlyRate],
    toPounds(penceOf([{ minutes: paid, hourlyRate }])),
    names.approvedBy(interval),
  ];
};

type TermsOf = ReturnType<typeof termsFor>;

/** The rows of one person's week. */
const rowsOf = (intervals: readonly Interval[], rules: PayRules, names: Names) => [
  ...intervals.map((each) => rowOf(each, kindOf(each), isPaid(each, rules) ? each.minutes : 0, names)),
  ...roundedUp(intervals, rules).map((each) =>
    rowOf({ ...each, from: each.to ?? each.from, minutes: 0 }, 'rounding up', each.minutes, names),
  ),
];

/** Each week by its own terms: an approved one as it was approved. */
const allRows = (intervals: readonly Interval[], termsOf: TermsOf, names: Names) => {
  const weeks = new Map<string, Interval[]>();
  for (const each of intervals) {
    const key = weekKey(londonDate(each.from), each.employeeId);
    weeks.set(key, [...(weeks.get(key) ?? []), each]);
  }
  return [...weeks.values()].flatMap((week) => {
    const [{ from, employeeId } = { from: '', employeeId: 0 }] = week;
    return rowsOf(week, termsOf(londonDate(from), employeeId), names);
  });
};

const all = { pages: 'all', consistent: true } as const;

const recordsOf = async ({ firmId }: StoredFirm, { from, to }: Range) => {
  const [punches, employees, weeks, leave] = await Promise.all([
    punchesOf(firmId, { from, to }),
    employeeEntity.query.byId({ firmId }).go(all),
    weekEntity.query
      .byWeek({ firmId })
      .between({ monday: mondayOf(from), employeeId: 0 }, { monday: to, employeeId: Number.MAX_SAFE_INTEGER })
      .go(all),
    leaveEntity.query.byId({ firmId }).go(all),
  ]);
  return { punches, employees: employees.data, weeks: weeks.data, leave: leave.data };
};

type Records = Awaited<ReturnType<typeof recordsOf>>;

const namesIn = async ({ firmId }: StoredFirm, { employees, weeks }: Records, intervals: Interval[]) => {
  const titles = await jobTitles(firmId, [...new Set(intervals.flatMap(({ jobId }) => jobId ?? []))]);
  const names = new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const approved = new Map(
    weeks
      .filter(({ state }) => state === 'approved')
      .map(({ monday, employeeId, approvedByName }) => [weekKey(monday, employeeId), approvedByName ?? '']),
  );
  return {
    employee: (id: number) => names.get(id) ?? '',
    job: (id: number | null) => (id === null ? '' : (titles.get(id)?.title ?? '')),
    approvedBy: ({ from, employeeId }: Interval) =>
      approved.get(weekKey(londonDate(from), employeeId)) ?? 'Not approved',
  };
};

/** The days of leave in the file; an accountant isn't told who is ill. */
const leaveIn = (firm: StoredFirm, role: Role, { leave, employees }: Records, range: Range, names: Names) => {
  const { hours } = rulesOf(firm.rules);
  const own = new Map(employees.map((person) => [person.id, person.hours]));
  return leaveRows(role === 'accountant' ? leave.map(leaveInBooks) : leave, {
    range,
    nation: firm.business?.bankHolidays ?? defaultNation,
    hoursFor: (id) => hoursOf(hours, own.get(id)),
    nameOf: names.employee,
  });
};

/** The time worked and the days of leave in a range, for payroll, as CSV. Unapproved time is marked. */
export const timeExport = async (firm: StoredFirm, role: Role, range: Range) => {
  const records = await recordsOf(firm, range);
  const termsOf = termsFor(rulesOf(firm.rules), records.employees, records.weeks);
  const punches = rated(records.punches, ({ day, employeeId }) => termsOf(day, employeeId).hourlyRate);
  const intervals = intervalsIn(punches, range, Date.now());
  const names = await namesIn(firm, records, intervals);
  const leave = leaveIn(firm, role, records, range, names);
  const rows = [...allRows(intervals, termsOf, names), ...leave].sort((a, b) =>
    [a[0], a[1], a[2]].join('\n').localeCompare([b[0], b[1], b[2]].join('\n')),
  );
  const { csvOf } = await import('#functions/lib/csv.ts');
  return {
    bytes: Buffer.from(csvOf([heading, ...rows], { bom: true })),
    fileName: `time-${range.from}-to-${range.to}.csv`,
  };
};
