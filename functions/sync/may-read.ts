import type { Kind } from '#shared/domain/kinds.ts';

/** What somebody is in their business. Who may do what is not told apart yet: everybody who signs in owns it. */
export type Role = 'owner';

/** Grows when what a role may read changes: a device that holds what it may read no longer forgets it, and fills anew. */
export const roleVersion = (role: Role): string => `${role}1`;

/** Whether a role may read a record: the same for its GET, the feed and its files. */
export const mayRead = (_role: Role, _kind: Kind, _data: object): boolean => true;
