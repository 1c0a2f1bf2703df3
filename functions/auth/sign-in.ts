import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as oauth from 'oauth4webapi';
import { config } from '#functions/lib/config.ts';
import { deviceCookie, deviceIdOf, deviceTokenIn, newDeviceToken } from '#functions/lib/device.ts';
import { logger } from '#functions/lib/log.ts';
import {
  clearedCookies,
  endSession,
  readCookie,
  sessionCookie,
  sessionCookies,
  signedIn,
  startSession,
} from '#functions/lib/session.ts';
import { memberEntity } from '#functions/lib/tenant/firm-entity.ts';
import { sessionEntity } from '#functions/lib/tenant/session-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transactInTurn, write } from '#functions/lib/transact.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { Role } from '#shared/members/roles.ts';
import { isPagePath } from '#shared/pages.ts';
import { attemptCookie, clearedAttempt, clearedOldAttempts, readAttempt } from './attempt.ts';
import { readmit, rememberDevice } from './devices.ts';
import { type Attempt, identify, signInUrl, signOutUrl } from './provider.ts';
import { saveIdentity } from './store.ts';

/** Browsers drop cookies of more than 4,096 bytes, and the attempt's contains this address. */
const longestTo = 512;

/** A page of the app with its query; anything else would let a link redirect the user to another site, or sign them out. */
const localPath = (to: string | undefined): string => {
  if (!to || !URL.canParse(to, config.appUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(to, config.appUrl);
  const path = `${pathname}${search}${hash}`;
  return origin === config.appUrl && isPagePath(pathname) && path.length <= longestTo ? path : '/';
};

const random = (): string => randomBytes(32).toString('base64url');

/** Marks the state of an attempt that replaces a lost one: a browser without cookies loses every one. */
const secondTry = 'again.';

const newAttempt = () => ({ state: random(), nonce: random(), codeVerifier: random() });

const begin = async (attempt: Attempt, event: APIGatewayProxyEventV2) => ({
  location: await signInUrl(attempt),
  cookies: [...clearedOldAttempts(event.cookies), await attemptCookie(attempt)],
});

/** True if an owner of the firm signed this device out of it: then the provider's session is not enough. */
const isOut = async (event: APIGatewayProxyEventV2): Promise<boolean> =>
  (await signedIn(readCookie(event.cookies, sessionCookie)))?.isOut ?? false;

/** Starts a sign-in. `fresh` ends the current session and makes the provider ask for credentials. */
export const beginSignIn = async (
  { fresh, to }: { fresh?: string | undefined; to?: string | undefined },
  event: APIGatewayProxyEventV2,
) => {
  const isFresh = fresh !== undefined || (await isOut(event));
  const attempt = { ...newAttempt(), to: localPath(to), isFresh };
  if (isFresh) await endSession(readCookie(event.cookies, sessionCookie));
  const { location, cookies } = await begin(attempt, event);
  return { location, cookies: [...(isFresh ? clearedCookies() : []), ...cookies] };
};

/**
 * For a callback whose attempt this browser doesn't have: it took longer than an hour, was answered already, or the email was
 * opened in another browser. A user with a session at the provider returns immediately; nobody gets a session from this alone.
 */
const beginAgain = async (callback: URLSearchParams, event: APIGatewayProxyEventV2) => {
  const error = callback.get('error');
  if (error) return errorPage(error, callback.get('error_description') ?? '');
  if (!callback.has('code') || callback.get('state')?.startsWith(secondTry))
    return errorPage(
      'state_mismatch',
      'Your browser blocked the sign-in cookie. Allow cookies and try again.',
    );
  return begin({ ...newAttempt(), state: `${secondTry}${random()}`, to: '/', isFresh: false }, event);
};

const errorPage = (error: string, description: string) => {
  const isCaptcha = /captcha/i.test(`${error} ${description}`);
  const query = new URLSearchParams({ error, error_description: description });
  return { location: `${isCaptcha ? '/auth-retry' : '/auth-debug'}?${query}` };
};

const reasonFor = (error: unknown): [string, string] => {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return [error.error, error.error_description ?? ''];
  logger.error('A sign-in failed', error instanceof Error ? { error } : { reason: String(error) });
  // Only refusals have messages meant for users.
  const words = error instanceof Refusal ? error.message : 'We couldn’t sign you in. Please try again.';
  return ['sign_in_failed', words];
};

/** Undefined if the firm is only created with their first call. */
const roleIn = async ({ userId, firmId }: { userId: UserId; firmId: FirmId }): Promise<Role | undefined> => {
  const member = memberEntity.get({ firmId, userId });
  const { data } = await within({ userId, firms: [firmId] }, () => member.go());
  return data?.role;
};

/** Turns the provider's callback into a session, or redirects to the page that explains what went wrong. */
export const finishSignIn = async (event: APIGatewayProxyEventV2) => {
  const callback = new URLSearchParams(event.rawQueryString);
  const state = callback.get('state') ?? '';
  const attempt = await readAttempt(event.cookies, state);
  if (!attempt) return beginAgain(callback, event);
  try {
    const identity = await identify(callback, attempt);
    const whose = await saveIdentity(identity);
    await endSession(readCookie(event.cookies, sessionCookie));
    const device = deviceTokenIn(event.cookies) ?? newDeviceToken();
    if (attempt.isFresh) await readmit(whose.userId, device);
    await rememberDevice({ ...whose, token: device, userAgent: event.headers['user-agent'] });
    const token = await startSession({
      ...whose,
      sub: identity.sub,
      deviceId: deviceIdOf(device),
      provedAt: identity.provedAt,
    });
    const cookies = [
      ...sessionCookies(token, await roleIn(whose)),
      deviceCookie(device),
      clearedAttempt(state),
    ];
    return { location: attempt.to, cookies };
  } catch (error) {
    return { ...errorPage(...reasonFor(error)), cookies: [clearedAttempt(state)] };
  }
};

/** Ends every session of a user, for somebody who lost a phone or is not sure who else is signed in. */
export const signOutEverywhere = async (userId: UserId) => {
  const { data } = await sessionEntity.query.byHash({ userId }).go({ pages: 'all', consistent: true });
  await transactInTurn(data.map((session) => write(sessionEntity.delete(session))));
  return { cookies: clearedCookies() };
};

export const signOut = async (event: APIGatewayProxyEventV2) => {
  await endSession(readCookie(event.cookies, sessionCookie));
  return { location: await signOutUrl(), cookies: clearedCookies() };
};
