import type { Employee } from '#shared/employees/contract.ts';
import type { TeamTime } from '../../data/team-time.ts';

/** Who needs the office, then who is at work, then the others; those who have left last. */
const rank = ({ isActive }: Employee, { isForgotten, toApprove, now }: TeamTime): number => {
  if (!isActive) return 3;
  if (isForgotten || toApprove) return 0;
  return now ? 1 : 2;
};

/** Employees by who needs what; within each by their order before. */
export const needsFirst = (
  employees: readonly Employee[],
  timeOf: (employeeId: number) => TeamTime,
): readonly Employee[] =>
  employees
    .map((employee) => ({ employee, rank: rank(employee, timeOf(employee.id)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ employee }) => employee);
