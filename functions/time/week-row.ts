import type { EntityItem } from 'electrodb';
import { employeeEntity } from '#functions/employees/entity.ts';
import { contentHash } from '#functions/lib/idempotency.ts';
import { mineOf } from '#functions/lib/mine.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { addDays, londonDate } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { type FirmRules, rulesOf } from '#shared/firms/rules.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { Average } from '#shared/time/average.ts';
import { type Interval, intervalsIn } from '#shared/time/intervals.ts';
import type { Week } from '#shared/time/shown.ts';
import { rated } from '#shared/time/terms.ts';
import { daysOf, minutesOf, paidOf } from '#shared/time/totals.ts';
import { averagesFor } from './averages.ts';

type StoredWeek = EntityItem<typeof weekEntity>;
type StoredEmployee = EntityItem<typeof employeeEntity>;

interface Looking {
  firm: StoredFirm;
  member: StoredMember;
}

/** What a week is built from. */
export interface Made {
  monday: string;
  employee: Pick<StoredEmployee, 'id' | 'firstName' | 'lastName' | 'hourlyRate'>;
  intervals: Interval[];
  average: Average | undefined;
  kept: StoredWeek | undefined;
  rules: FirmRules;
}

const daysOfWeek = (monday: string) => ({ from: monday, to: addDays(monday, 6) });

const beginningsOf = (intervals: readonly Interval[]): string[] => [
  ...new Set(intervals.map(({ from }) => londonDate(from))),
];

/** Days with an unfinished interval, which must end before the week is complete. */
export const unendedIn = (intervals: readonly Interval[]): string[] =>
  beginningsOf(intervals.filter(({ to, forgotten }) => to === null || forgotten));

/** A week as it stands; an approved one as approved. */
export const rowOf = ({ monday, employee, intervals, average, kept, rules }: Made): Week => {
  const days = daysOf(intervals);
  const minutes = minutesOf(intervals);
  const { paidMinutes, payPence } = paidOf(intervals, rules);
  const state = kept?.state ?? 'open';
  const now = {
    minutes,
    paidMinutes,
    payPence,
    hash: contentHash([monday, employee.id, intervals.map(({ forgotten: _, ...each }) => each), paidMinutes]),
  };
  const { submittedAt = null, approvedBy = null, approvedByName = null, approvedAt = null } = kept ?? {};
  return {
    ...{ monday, employeeId: employee.id, name: `${employee.firstName} ${employee.lastName}`.trim(), state },
    ...now,
    ...(state === 'approved' && kept && frozen(kept)),
    forgotten: beginningsOf(intervals.filter(({ forgotten }) => forgotten)),
    warnings: days.flatMap(({ date, warnings }) => warnings.map((warning) => ({ date, warning }))),
    average: average ?? null,
    ...{ submittedAt, approvedBy, approvedByName, approvedAt, reopened: kept?.reopened ?? [] },
  };
};

const frozen = ({ minutes, paidMinutes, payPence, hash }: StoredWeek) =>
  withoutNulls({ minutes, paidMinutes, payPence, hash });

/** Same, as this member may see it: field workers see no wages. */
export const rowFor = ({ role }: StoredMember, made: Made): Week => {
  const row = rowOf(made);
  return role === 'field' ? { ...row, payPence: null } : row;
};

/** Reads what an employee's week is built from. Throws 404 if there is no such employee within reach. */
export const madeOf = async (
  { firm, member }: Looking,
  monday: string,
  employeeId: number,
): Promise<Made> => {
  const { firmId } = firm;
  const mine = mineOf(member);
  if (mine !== undefined && mine !== employeeId) throw notFound();
  // The week is read first: later writes change its revision.
  const kept = await weekEntity.get({ firmId, monday, employeeId }).go({ consistent: true });
  const [employee, punches, averageFor] = await Promise.all([
    employeeEntity.get({ firmId, id: employeeId }).go({ consistent: true }),
    punchesOf(firmId, daysOfWeek(monday), employeeId),
    averagesFor(firm, monday, employeeId),
  ]);
  if (!employee.data) throw notFound();
  const { hourlyRate } = employee.data;
  const intervals = intervalsIn(
    rated(punches, () => hourlyRate),
    daysOfWeek(monday),
    Date.now(),
  );
  return {
    ...{ monday, employee: employee.data, intervals, kept: kept.data ?? undefined },
    average: averageFor(employee.data, intervals),
    rules: rulesOf(firm.rules),
  };
};

/** The week of one employee. Throws 404. */
export const weekOf = async (looking: Looking, monday: string, employeeId: number): Promise<Week> =>
  rowFor(looking.member, await madeOf(looking, monday, employeeId));

const all = { pages: 'all', consistent: true } as const;

/** Reads the weeks of all who are or were employed then; only that of `mine` for somebody who may see no others. */
const everyMade = async (firm: StoredFirm, monday: string, mine?: number | undefined): Promise<Made[]> => {
  const { firmId } = firm;
  const [employees, kept, punches, averageFor] = await Promise.all([
    employeeEntity.query.byId({ firmId }).go(all),
    weekEntity.query.byWeek({ firmId, monday }).go(all),
    punchesOf(firmId, daysOfWeek(monday), mine),
    averagesFor(firm, monday, mine),
  ]);
  const rates = new Map(employees.data.map(({ id, hourlyRate }) => [id, hourlyRate]));
  const intervals = intervalsIn(
    rated(punches, ({ employeeId }) => rates.get(employeeId)),
    daysOfWeek(monday),
    Date.now(),
  );
  const rules = rulesOf(firm.rules);
  return employees.data
    .filter(({ id }) => mine === undefined || id === mine)
    .map((employee) => ({
      employee,
      intervals: intervals.filter(({ employeeId }) => employeeId === employee.id),
    }))
    .map(({ employee, intervals: own }) => ({
      ...{ monday, employee, rules, intervals: own },
      average: averageFor(employee, own),
      kept: kept.data.find(({ employeeId }) => employeeId === employee.id),
    }))
    .filter(
      ({ employee: { isActive }, intervals: own, kept: row }) =>
        isActive || own.length > 0 || row?.state !== undefined,
    );
};

const byName = (a: Week, b: Week): number => a.name.localeCompare(b.name) || a.employeeId - b.employeeId;

/** The weeks of all who are or were employed then, by name. */
export const weeksOf = async ({ firm, member }: Looking, monday: string): Promise<Week[]> =>
  (await everyMade(firm, monday, mineOf(member))).map((made) => rowFor(member, made)).sort(byName);

/** The weeks with time worked, including pay, for the firm's own books. */
export const workedWeeks = async (firm: StoredFirm, monday: string): Promise<Week[]> =>
  (await everyMade(firm, monday))
    .filter(({ intervals, kept }) => intervals.length > 0 || kept?.state !== undefined)
    .map(rowOf)
    .sort(byName);
