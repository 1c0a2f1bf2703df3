import { desk, type Role } from '#shared/members/roles.ts';

/** Grows when what a role may read changes: a device that holds what it may read no longer forgets it, and fills anew. */
export const roleVersion = (role: Role): string => `${role}1`;

/**
 * Whether a role is told records, as they are kept: all of them, or none at all. They hold what a reply leaves out, such as what an hour of
 * somebody costs, so this refuses whoever is not at the desk, whatever the call that asks lets in.
 */
export const mayRead = (role: Role): boolean => desk.some((each) => each === role);
