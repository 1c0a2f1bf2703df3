import type { Member } from '#shared/members/contract.ts';
import type { Role } from '#shared/members/roles.ts';

/** The roles that can be assigned. */
export const everyRole: readonly Role[] = ['office', 'field', 'accountant', 'owner'];

/** The same for a member: only an employee can be a field worker. */
export const offeredRoles = ({ employeeId }: Pick<Member, 'employeeId'>): readonly Role[] =>
  everyRole.filter((role) => role !== 'field' || employeeId !== null);
