import { employeeEntity, teamEntity } from '#functions/employees/entity.ts';
import { shareOfTeam } from '#functions/employees/team.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf } from './grouped.ts';
import type { Records } from './records.ts';

const teamOf = ({ employees, jobs, assignments }: Records) => {
  const shares = employees.filter(({ deletedAt }) => !deletedAt).map(shareOfTeam);
  const sum = (name: keyof ReturnType<typeof shareOfTeam>) =>
    shares.reduce((total, share) => total + share[name], 0);
  const open = new Set(jobs.filter(({ status }) => isOpenJob(status)).map(({ id }) => id));
  return {
    employees: sum('employees'),
    active: sum('active'),
    rated: sum('rated'),
    ratePence: sum('ratePence'),
    openAssignments: assignments.filter(({ jobId }) => open.has(jobId)).length,
  };
};

const onEmployees = ({ userId, employees, assignments }: Records): Drift[] => {
  const counts = numberOf(assignments, ({ employeeId }) => employeeId);
  return employees.flatMap((item) => {
    const { id } = item;
    const expected = { assignmentCount: counts.get(id) ?? 0 };
    const repair = () =>
      employeeEntity.patch({ userId, id }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `employee ${id}`, item, expected, repair });
  });
};

/** What is wrong in the counts of employees and who works on what. */
export const teamDrifts = (records: Records): Drift[] => {
  const { userId, team: item } = records;
  const expected = teamOf(records);
  const repair = () => teamEntity.upsert({ userId }).set(expected).add({ revision: 1 }).where(unmoved(item));
  return [...driftOf({ where: 'team', item, expected, repair }), ...onEmployees(records)];
};
