import type { Kind } from '#shared/domain/kinds.ts';
import type { Role } from '#shared/members/roles.ts';

/** Increase it when what a role may read changes: a device with an older version discards its records and fills again. */
export const roleVersion = (role: Role): string => `${role}1`;

/** The kinds that none of an accountant's calls read. */
const closedToAccountants: readonly Kind[] = ['leave', 'photo'];

/**
 * Whether a role gets records of a kind. Field workers get none: stored records contain what replies leave out for them, such as
 * an employee's hourly cost, whatever the call itself allows.
 */
export const mayRead = (role: Role, kind: Kind): boolean =>
  role === 'accountant' ? !closedToAccountants.includes(kind) : role !== 'field';
