import { desk, type Role } from '#shared/members/roles.ts';

/** Increase it when what a role may read changes: a device with an older version discards its records and fills again. */
export const roleVersion = (role: Role): string => `${role}1`;

/**
 * Whether a role gets records, which is all or nothing. Stored records contain what replies leave out, such as an employee's
 * hourly cost, so this refuses everybody outside the office, whatever the call itself allows.
 */
export const mayRead = (role: Role): boolean => desk.some((each) => each === role);
