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

/** A page of another site may send a form here with the user's cookie; it cannot forge these headers. */
const isOwnSite = ({ headers }: APIGatewayProxyEventV2): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === config.appUrl;
};

const refusal = () => new Refusal('other_site', 'This call came from another site');

/** Throws 403 for a call that another site made in somebody's browser. */
export const refuseOtherSites = (route: Contract, event: APIGatewayProxyEventV2): void => {
  if (isUnsafe(route) && !isOwnSite(event)) throw refusal();
};

/** For an address that ends a session: throws 403 where another site's link, form or picture led to it. */
export const refuseCrossSite = ({ headers }: APIGatewayProxyEventV2): void => {
  if (headers['sec-fetch-site'] === 'cross-site') throw refusal();
};

const headerOf = ({ headers }: APIGatewayProxyEventV2, name: string): string | undefined =>
  headers[name.toLowerCase()];

/** Whether the page that calls is that of somebody who was signed in here before. */
const isForAnother = (event: APIGatewayProxyEventV2, { userId }: StoredUser): boolean => {
  const meant = headerOf(event, meantUserHeader);
  return meant !== undefined && meant !== userId;
};

/** The same words whether there is such a firm or not. */
export const notInFirm = () => new Refusal('not_in_firm', 'You are not in this firm');

/** A change that may have waited on their device is told apart from what they ask for now: nothing of it is lost by asking. */
const putOut = ({ when }: Contract) =>
  when === 'queued' ? changesRefused() : new Refusal('member_removed', 'You are no longer in this firm');

/** For how long it is enough that somebody has shown who they are, in milliseconds. */
const provedMs = 15 * 60 * 1000;

/** Before what is theirs to steal changes. Throws 403 where the provider has not asked them for a while: an open session is not enough. */
export const expectProved = ({ provedAt }: { provedAt: number }): void => {
  if (Date.now() - provedAt > provedMs)
    throw new Refusal('sign_in_again', 'For your security, sign in again to do this');
};

export const notAllowed = () => new Refusal('not_allowed', 'Your role does not allow this');

/** Throws 403 where they are not in the firm, 402 where it has no subscription and no trial. */
const expectAccess = (route: Contract, { entered, isNew, wasRemoved }: SignedIn): void => {
  if (wasRemoved && !entered) throw putOut(route);
  if (!entered && !isNew) throw notInFirm();
  if (!entered || !hasAccess(entered.firm, Date.now()))
    throw new Refusal('no_access', accessRefusal(entered?.firm ?? {}));
};

/**
 * Who is calling a route that asks for a sign-in, the firm that they are in, and what is wanted of it. Throws 401, 403 and 402; where
 * no subscription is needed, whoever is in no firm goes on without one.
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
