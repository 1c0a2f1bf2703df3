import type { Role } from '#shared/members/roles.ts';

/**
 * Who may see a page. `with-access`: a subscription or a running trial. `signed-in`: anybody with an account. `anyone`: with
 * access, or signed out. `everyone`: no condition.
 */
export type Audience = 'with-access' | 'signed-in' | 'anyone' | 'everyone';

export const openWithoutAccess = (audience: Audience | undefined): boolean =>
  audience === 'signed-in' || audience === 'everyone';

export const openSignedOut = (audience: Audience | undefined): boolean =>
  audience === 'anyone' || audience === 'everyone';

export interface PageHandle {
  audience: Audience;
  title: string;
  /** The roles that may open it; all if left out. */
  roles?: readonly Role[] | undefined;
}
