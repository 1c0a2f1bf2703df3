import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { meantUserHeader } from '#shared/auth/meant-user.ts';
import type { Route } from '#shared/route.ts';
import { accessRefusal, hasAccess } from '#shared/subscription/access.ts';
import { isAdmin } from './admin.ts';
import { config } from './config.ts';
import { Refusal } from './errors.ts';
import { readCookie, type StoredUser, sessionCookie, signedIn, type Wanted } from './session.ts';

const isUnsafe = (route: Route): boolean => route.method !== 'GET';

/** A page of another site may send a form here with the user's cookie; it cannot forge these headers. */
const isOwnSite = ({ headers }: APIGatewayProxyEventV2): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === config.appUrl;
};

const refusal = () => new Refusal('other_site', 'This call came from another site');

/** Throws 403 for a call that another site made in somebody's browser. */
export const refuseOtherSites = (route: Route, event: APIGatewayProxyEventV2): void => {
  if (isUnsafe(route) && !isOwnSite(event)) throw refusal();
};

/** For an address that ends a session: throws 403 where another site's link, form or picture led to it. */
export const refuseCrossSite = ({ headers }: APIGatewayProxyEventV2): void => {
  if (headers['sec-fetch-site'] === 'cross-site') throw refusal();
};

/** Whether the page that calls is that of somebody who was signed in here before. */
const isForAnother = ({ headers }: APIGatewayProxyEventV2, { userId }: StoredUser): boolean => {
  const meant = headers[meantUserHeader.toLowerCase()];
  return meant !== undefined && meant !== userId;
};

/** Who is calling a route that asks for a sign-in, and what is wanted of theirs. Throws 401, 402 or 403. */
export const admit = async (route: Route, event: APIGatewayProxyEventV2, wanted?: Wanted) => {
  const { user, found } = (await signedIn(readCookie(event.cookies, sessionCookie), wanted)) ?? {};
  if (!user) throw new Refusal('signed_out', 'Unauthorized');
  if (isForAnother(event, user)) throw new Refusal('other_user', 'Unauthorized');
  refuseOtherSites(route, event);
  if (route.access === 'business' && !hasAccess(user, Date.now()))
    throw new Refusal('no_access', accessRefusal(user));
  if (route.access === 'admin' && !isAdmin(user))
    throw new Refusal('needs_admin', 'Admin privileges required');
  return { user, found };
};
