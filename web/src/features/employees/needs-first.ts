import { today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { endingTickets } from '#shared/employees/tickets.ts';
import type { TeamTime } from '../../data/team-time.ts';

/** Ranks employees: first those who need the office, then those at work, then the others; former ones last. */
const rank = (employee: Employee, { isForgotten, toApprove, now }: TeamTime): number => {
  if (!employee.isActive) return 3;
  if (isForgotten || toApprove || endingTickets(employee, today()).length > 0) return 0;
  return now ? 1 : 2;
};

/** Sorts employees by rank, keeping their order within each. */
export const needsFirst = (
  employees: readonly Employee[],
  timeOf: (employeeId: number) => TeamTime,
): readonly Employee[] =>
  employees
    .map((employee) => ({ employee, rank: rank(employee, timeOf(employee.id)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ employee }) => employee);
