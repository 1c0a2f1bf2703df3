import type { Role } from '#shared/members/roles.ts';

/** What somebody can be made here. Those in the field are let in by no call yet. */
export const offeredRoles: readonly Role[] = ['office', 'accountant', 'owner'];
