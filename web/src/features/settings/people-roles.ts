import type { Role } from '#shared/members/roles.ts';

/** What somebody can be made here. */
export const offeredRoles: readonly Role[] = ['office', 'field', 'accountant', 'owner'];
