import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity, type StoredLeave } from '#functions/employees/leave-entity.ts';
import { employeesIn } from '#functions/jobs/crew.ts';
import { jobsOnDays } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { memberOfGuard, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { listInvitations } from '#functions/members/read.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { addDays, londonDate, today } from '#shared/dates.ts';
import { endingTickets } from '#shared/employees/tickets.ts';
import { type TeamToday, todayFlags } from '#shared/employees/today.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { type Interval, intervalsIn } from '#shared/time/intervals.ts';
import { plannedMinutes } from '#shared/time/planned.ts';
import { minutesOf } from '#shared/time/totals.ts';
import { mondayOf } from '#shared/time/weeks.ts';

const all = { pages: 'all', consistent: true } as const;

/** How many days ahead to look for the next visit, and among how many. */
const ahead = 7;
const mostVisits = 400;

const read = async ({ firmId }: StoredFirm, day: string) => {
  const monday = mondayOf(day);
  const before = addDays(monday, -7);
  const [employees, punches, weeks, earlier, leave, jobs, guards, invitations] = await Promise.all([
    employeeEntity.query.byId({ firmId }).go(all),
    punchesOf(firmId, { from: before, to: addDays(monday, 6) }),
    weekEntity.query.byWeek({ firmId, monday }).go(all),
    weekEntity.query.byWeek({ firmId, monday: before }).go(all),
    leaveEntity.query.byId({ firmId }).go(all),
    jobsOnDays(firmId, { from: day, to: addDays(day, ahead) }, mostVisits),
    memberOfGuard.query.byEmployee({ firmId }).go(all),
    listInvitations(firmId),
  ]);
  return {
    ...{ monday, punches, jobs, leave: leave.data },
    employees: employees.data.filter(({ isActive }) => isActive),
    weeks: [...earlier.data, ...weeks.data],
    known: new Set([
      ...guards.data.map(({ employeeId }) => employeeId),
      ...invitations.filter(({ state }) => state === 'open').map(({ employeeId }) => employeeId),
    ]),
  };
};

const atOf = ({ scheduledDate = '', startTime }: StoredJob): string =>
  startTime ? `${scheduledDate}T${startTime}` : scheduledDate;

/** The next visit; one that has started is not next. */
const nextOf = (jobs: readonly StoredJob[], employeeId: number, day: string) => {
  const [next] = jobs
    .filter(({ status, crew }) => isOpenJob(status) && employeesIn(crew).includes(employeeId))
    .filter(({ status, scheduledDate = '' }) => status !== 'in_progress' && scheduledDate >= day)
    .sort((a, b) => atOf(a).localeCompare(atOf(b)) || a.id - b.id);
  return next ? { jobId: next.id, title: next.title, at: atOf(next) } : null;
};

const isAway = (day: string) => (each: StoredLeave) =>
  each.state === 'agreed' && each.part === 'all' && each.from <= day && each.to >= day;

/** What somebody is doing now: the clock takes precedence over leave. */
const nowOf = (running: Interval | undefined, away: StoredLeave | undefined) => {
  if (running) return { now: running.kind, since: running.from, jobId: running.jobId };
  return away
    ? { now: 'leave' as const, since: away.from, jobId: null }
    : { now: null, since: null, jobId: null };
};

const minutesSince = ({ kind, from }: Interval, now: number): number =>
  kind === 'break' ? 0 : Math.max(0, Math.floor((now - Date.parse(from)) / 60_000));

/** Where all current employees are today, in one round trip. */
export const teamToday = async (firm: StoredFirm): Promise<TeamToday> => {
  const [now, day] = [Date.now(), today()];
  const { hours } = rulesOf(firm.rules);
  const { monday, employees, punches, weeks, leave, jobs, known } = await read(firm, day);
  const range = { from: addDays(monday, -7), to: addDays(monday, 6) };
  const intervals = intervalsIn(punches, range, now);
  return employees.map((employee) => {
    const { id, hours: own } = employee;
    const isTheirs = ({ employeeId }: { employeeId: number }) => employeeId === id;
    const theirs = intervals.filter(isTheirs);
    const thisWeek = theirs.filter(({ from }) => londonDate(from) >= monday);
    const running = theirs.find(({ to, forgotten }) => to === null && !forgotten);
    const { work, travel, homeTravel } = minutesOf(thisWeek);
    const flags = {
      forgotten: theirs.some(({ forgotten }) => forgotten),
      weekToApprove: weeks.filter(isTheirs).some(({ state }) => state === 'submitted'),
      notInvited: !known.has(id),
      ticketEnds: endingTickets(employee, day).length > 0,
    };
    return {
      employeeId: id,
      ...nowOf(running, leave.filter(isTheirs).find(isAway(day))),
      weekMinutes: work + travel + homeTravel + (running ? minutesSince(running, now) : 0),
      plannedMinutes: plannedMinutes(hours, own),
      next: nextOf(jobs, id, day),
      flags: todayFlags.filter((flag) => flags[flag]),
    };
  });
};
