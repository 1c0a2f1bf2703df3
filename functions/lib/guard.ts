import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { Contract } from '#shared/route.ts';
import { accessRefusal, hasAccess } from '#shared/subscription/access.ts';
import { isAdmin } from './admin.ts';
import { config } from './config.ts';
import { changesRefused, isTakenLate } from './late.ts';
import { mineOf } from './mine.ts';
import { readCookie, type SignedIn, sessionCookie, signedIn, type Wanted } from './session.ts';

const isUnsafe = (route: Contract): boolean => route.method !== 'GET';

/** CSRF check: another site may post a form with the user's cookie, but cannot forge these headers. */
const isOwnSite = ({ headers }: APIGatewayProxyEventV2): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === config.appUrl;
};

const refusal = () => new Refusal('other_site', 'This call came from another site');

/** Throws 403 for an unsafe call from another site's page. */
export const refuseOtherSites = (route: Contract, event: APIGatewayProxyEventV2): void => {
  if (isUnsafe(route) && !isOwnSite(event)) throw refusal();
};

/** For a URL that ends a session: throws 403 if another site's link, form or image led to it. */
export const refuseCrossSite = ({ headers }: APIGatewayProxyEventV2): void => {
  if (headers['sec-fetch-site'] === 'cross-site') throw refusal();
};

const headerOf = ({ headers }: APIGatewayProxyEventV2, name: string): string | undefined =>
  headers[name.toLowerCase()];

/** True if the calling page belongs to somebody who was signed in here before. */
const isForAnother = (event: APIGatewayProxyEventV2, { userId }: StoredUser): boolean => {
  const meant = headerOf(event, meantUserHeader);
  return meant !== undefined && meant !== userId;
};

/** The same message whether or not the firm exists. */
export const notInFirm = () => new Refusal('not_in_firm', 'You are not in this firm');

/** A queued change gets its own refusal, because it could be lost; a request made now loses nothing. */
const putOut = ({ when }: Contract) =>
  when === 'queued' ? changesRefused() : new Refusal('member_removed', 'You are no longer in this firm');

/** How long after signing in sensitive changes are allowed, in milliseconds. */
const provedMs = 15 * 60 * 1000;

/** Guards sensitive changes: throws 403 unless they signed in recently. An open session alone is not enough. */
export const expectProved = ({ provedAt }: { provedAt: number }): void => {
  if (Date.now() - provedAt > provedMs)
    throw new Refusal('sign_in_again', 'For your security, sign in again to do this');
};

export const notAllowed = () => new Refusal('not_allowed', 'Your role does not allow this');

/** Throws 403 if they are not in the firm, 402 if it has neither subscription nor trial. */
const expectAccess = (route: Contract, { entered, isNew, wasRemoved }: SignedIn): void => {
  if (wasRemoved && !entered) throw putOut(route);
  if (!entered && !isNew) throw notInFirm();
  if (!entered || !hasAccess(entered.firm, Date.now()))
    throw new Refusal('no_access', accessRefusal(entered?.firm ?? {}));
};

/**
 * Resolves the caller of a signed-in route, their firm, and the wanted items. Throws 401, 403 and 402. Routes that need no
 * subscription also admit people without a firm.
 */
export const admit = async (route: Contract, event: APIGatewayProxyEventV2, wanted?: Wanted) => {
  const token = readCookie(event.cookies, sessionCookie);
  const admits = (member: StoredMember) => route.access === 'business' && isTakenLate(route, event, member);
  const caller = await signedIn(token, { firm: headerOf(event, meantFirmHeader), wanted, admits });
  if (!caller) throw new Refusal('signed_out', 'Unauthorized');
  if (caller.isOut) throw new Refusal('device_signed_out', 'Unauthorized');
  const { user, entered, found } = caller;
  if (isForAnother(event, user)) throw new Refusal('other_user', 'Unauthorized');
  refuseOtherSites(route, event);
  if (route.access === 'admin' && !isAdmin(user))
    throw new Refusal('needs_admin', 'Admin privileges required');
  if (route.access === 'business') expectAccess(route, caller);
  if (entered && route.roles && !route.roles.some((role) => role === entered.member.role)) throw notAllowed();
  const { provedAt } = caller;
  return {
    user,
    firm: entered?.firm,
    member: entered?.member,
    mine: mineOf(entered?.member),
    provedAt,
    found,
  };
};
