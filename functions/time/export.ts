import { employeeEntity } from '#functions/employees/entity.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { londonClock } from '#shared/calendar/instant.ts';
import { londonDate } from '#shared/dates.ts';
import { type FirmRules, rulesOf } from '#shared/firms/rules.ts';
import { toPounds } from '#shared/money.ts';
import { type Interval, intervalsIn } from '#shared/time/intervals.ts';
import { isPaid, penceOf, roundedUp } from '#shared/time/totals.ts';
import { mondayOf } from '#shared/time/weeks.ts';

const heading = [
  ...['Employee', 'Date', 'Start', 'End', 'Kind', 'Job', 'Minutes', 'Paid minutes', 'Rate', 'Pay'],
  'Approved by',
];

const timeOf = (at: string): string => londonClock(Date.parse(at)).slice('YYYY-MM-DDT'.length);

const kindOf = ({ kind, home }: Interval): string => (kind === 'travel' && home ? 'travel home' : kind);

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

const rowsOf = (intervals: readonly Interval[], rules: FirmRules, names: Names) => [
  ...intervals.map((each) => rowOf(each, kindOf(each), isPaid(each, rules) ? each.minutes : 0, names)),
  ...roundedUp(intervals, rules).map((each) =>
    rowOf({ ...each, from: each.to ?? each.from, minutes: 0 }, 'rounding up', each.minutes, names),
  ),
];

const namesFor = async ({ firmId }: StoredFirm, intervals: readonly Interval[], from: string, to: string) => {
  const jobs = [...new Set(intervals.flatMap(({ jobId }) => jobId ?? []))];
  const all = { pages: 'all', consistent: true } as const;
  const [employees, titles, weeks] = await Promise.all([
    employeeEntity.query.byId({ firmId }).go(all),
    jobTitles(firmId, jobs),
    weekEntity.query
      .byWeek({ firmId })
      .between({ monday: mondayOf(from), employeeId: 0 }, { monday: to, employeeId: Number.MAX_SAFE_INTEGER })
      .go(all),
  ]);
  const names = new Map(
    employees.data.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const approved = new Map(
    weeks.data
      .filter(({ state }) => state === 'approved')
      .map(({ monday, employeeId, approvedByName }) => [`${monday} ${employeeId}`, approvedByName ?? '']),
  );
  return {
    employee: (id: number) => names.get(id) ?? '',
    job: (id: number | null) => (id === null ? '' : (titles.get(id)?.title ?? '')),
    approvedBy: (each: Interval) =>
      approved.get(`${mondayOf(londonDate(each.from))} ${each.employeeId}`) ?? 'Not approved',
  };
};

/** The time worked in a range of days, for payroll, as CSV. Unapproved time is marked. */
export const timeExport = async (firm: StoredFirm, { from, to }: { from: string; to: string }) => {
  const punches = await punchesOf(firm.firmId, { from, to });
  const intervals = intervalsIn(punches, { from, to }, Date.now());
  const names = await namesFor(firm, intervals, from, to);
  const rows = rowsOf(intervals, rulesOf(firm.rules), names).sort((a, b) =>
    [a[0], a[1], a[2]].join('\n').localeCompare([b[0], b[1], b[2]].join('\n')),
  );
  const { csvOf } = await import('#functions/lib/csv.ts');
  return {
    bytes: Buffer.from(csvOf([heading, ...rows], { bom: true })),
    fileName: `time-${from}-to-${to}.csv`,
  };
};
