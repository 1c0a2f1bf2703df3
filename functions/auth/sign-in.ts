import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as oauth from 'oauth4webapi';
import { logger } from '#functions/lib/log.ts';
import {
  clearedCookies,
  endSession,
  readCookie,
  sessionCookie,
  sessionCookies,
  startSession,
} from '#functions/lib/session.ts';
import { attemptCookie, clearedAttempt, readAttempt } from './attempt.ts';
import { identify, signInUrl, signOutUrl } from './provider.ts';
import { saveIdentity } from './store.ts';

/** A path within the app; anything else would let a link send the user off to another site. */
const localPath = (to: string | undefined): string =>
  to && /^\/(?![/\\])[^\s\\]*$/.test(to) && !to.startsWith('/api') ? to : '/';

const random = (): string => randomBytes(32).toString('base64url');

/** `fresh` forgets who was signed in here and asks the provider to ask again. */
export const beginSignIn = async ({ fresh, to }: { fresh?: string | undefined; to?: string | undefined }) => {
  const attempt = { state: random(), nonce: random(), codeVerifier: random(), to: localPath(to) };
  const isFresh = fresh !== undefined;
  return {
    location: await signInUrl(attempt, isFresh),
    cookies: [...(isFresh ? clearedCookies() : []), await attemptCookie(attempt)],
  };
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
  return ['sign_in_failed', error instanceof Error ? error.message : 'The sign-in could not be completed'];
};

/** Turns the provider's answer into a session, or sends the browser to the page that explains what went wrong. */
export const finishSignIn = async (event: APIGatewayProxyEventV2) => {
  const callback = new URLSearchParams(event.rawQueryString);
  const state = callback.get('state') ?? '';
  const attempt = await readAttempt(event.cookies, state);
  if (!attempt) {
    const error = callback.get('error');
    if (error) return errorPage(error, callback.get('error_description') ?? '');
    return errorPage('state_mismatch', 'This sign-in was begun in another browser, or too long ago');
  }
  try {
    const identity = await identify(callback, attempt);
    await saveIdentity(identity);
    await endSession(readCookie(event.cookies, sessionCookie));
    const token = await startSession(identity.sub);
    return { location: attempt.to, cookies: [...sessionCookies(token), clearedAttempt(state)] };
  } catch (error) {
    return { ...errorPage(...reasonFor(error)), cookies: [clearedAttempt(state)] };
  }
};

export const signOut = async (event: APIGatewayProxyEventV2) => {
  await endSession(readCookie(event.cookies, sessionCookie));
  return { location: await signOutUrl(), cookies: clearedCookies() };
};
