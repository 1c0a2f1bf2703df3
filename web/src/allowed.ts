import type { User } from '#shared/auth/user.ts';
import type { Role } from '#shared/members/roles.ts';
import type { routes } from '#shared/routes.ts';

type Routes = typeof routes;
type CallName = { [R in keyof Routes]: `${R}.${keyof Routes[R] & string}` }[keyof Routes];
type RolesOf<Name extends CallName> = Name extends `${infer R extends keyof Routes}.${infer Call}`
  ? Call extends keyof Routes[R]
    ? Routes[R][Call] extends { roles: infer Roles }
      ? Roles
      : never
    : never
  : never;

/**
 * The roles that may make a call. They must equal the route table's, or this doesn't compile: so they are known without the table,
 * which the first screen doesn't load.
 */
export const openTo = <Name extends CallName>(
  _call: Name,
  roles: RolesOf<Name> & readonly Role[],
): readonly Role[] => roles;

/** True if the user's role is among them, if no roles are given, or if the user has no firm and so no role. */
export const isAmong = ({ firm }: Pick<User, 'firm'>, roles: readonly Role[] | undefined): boolean =>
  !roles || !firm || roles.includes(firm.role);

/** Identifies what the user may see, and of which firm: if it changes, cached data may no longer be theirs to see. */
export const viewOf = ({ firm }: Pick<User, 'firm'>): string | undefined =>
  firm ? [firm.id, firm.role, firm.seesPrices, firm.employeeId].join(' ') : undefined;

/** True if the user may see amounts: field workers only if the owner allows it. */
export const seesPrices = ({ firm }: Pick<User, 'firm'>): boolean =>
  firm?.role !== 'field' || firm.seesPrices;

/** True for field workers, who see their own day and jobs, and no money. */
export const isInField = ({ firm }: Pick<User, 'firm'>): boolean => firm?.role === 'field';
