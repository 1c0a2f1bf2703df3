import type { Member } from '#shared/members/contract.ts';
import type { Role } from '#shared/members/roles.ts';

/** What somebody can be made here. */
export const everyRole: readonly Role[] = ['office', 'field', 'accountant', 'owner'];

/** The same of a member: nobody works in the field who is no employee. */
export const offeredRoles = ({ employeeId }: Pick<Member, 'employeeId'>): readonly Role[] =>
  everyRole.filter((role) => role !== 'field' || employeeId !== null);
