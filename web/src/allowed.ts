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
 * The roles that a call is open to. They have to be those of the route table, or this does not compile: so they are known
 * without the table, which the first screen does not load.
 */
export const openTo = <Name extends CallName>(
  _call: Name,
  roles: RolesOf<Name> & readonly Role[],
): readonly Role[] => roles;

/** Whether somebody’s role is among them; who is in no firm yet has none. */
export const isAmong = ({ firm }: Pick<User, 'firm'>, roles: readonly Role[] | undefined): boolean =>
  !roles || !firm || roles.includes(firm.role);

/** What somebody is shown of which firm: another one of these, and what was shown before may not be theirs. */
export const viewOf = ({ firm }: Pick<User, 'firm'>): string | undefined =>
  firm ? [firm.id, firm.role, firm.seesPrices, firm.employeeId].join(' ') : undefined;

/** Whether somebody is shown what is paid: those in the field only where an owner says so. */
export const seesPrices = ({ firm }: Pick<User, 'firm'>): boolean =>
  firm?.role !== 'field' || firm.seesPrices;

/** Whether somebody works in the field: their own day, their own jobs, no money. */
export const isInField = ({ firm }: Pick<User, 'firm'>): boolean => firm?.role === 'field';
