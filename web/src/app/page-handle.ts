import type { Role } from '#shared/members/roles.ts';

/**
 * Who may see a page: `with-access` those with a subscription or a running trial, `signed-in` those without one too,
 * `anyone` the former and signed-out visitors, `everyone` whoever comes.
 */
export type Audience = 'with-access' | 'signed-in' | 'anyone' | 'everyone';

export const openWithoutAccess = (audience: Audience | undefined): boolean =>
  audience === 'signed-in' || audience === 'everyone';

export const openSignedOut = (audience: Audience | undefined): boolean =>
  audience === 'anyone' || audience === 'everyone';

export interface PageHandle {
  audience: Audience;
  title: string;
  /** Roles that it is open to; all where none are named. */
  roles?: readonly Role[] | undefined;
}
