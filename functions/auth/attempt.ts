import { decrypt, encrypt } from '#functions/lib/box.ts';
import { keys } from '#functions/lib/keys.ts';
import { readCookie } from '#functions/lib/session.ts';
import type { Attempt } from './provider.ts';

/** Each sign-in in progress has its own encrypted cookie, so that two tabs don't interfere. */

/** The provider emails a code to new users, and some read their email late. */
const minutes = 60;
const context = 'sign-in';
const prefix = '__Host-fettle-login-';
const nameFor = (state: string): string => `${prefix}${state.slice(0, 12)}`;
const options = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export const attemptCookie = async (attempt: Attempt): Promise<string> => {
  const { sessionKey } = await keys();
  const box = encrypt(
    sessionKey,
    JSON.stringify({ ...attempt, until: Date.now() + minutes * 60_000 }),
    context,
  );
  return `${nameFor(attempt.state)}=${box}; ${options}; Max-Age=${minutes * 60}`;
};

const cleared = (name: string): string => `${name}=; ${options}; Max-Age=0`;

export const clearedAttempt = (state: string): string => cleared(nameFor(state));

/** The maximum number of tabs on the sign-in page at once: API Gateway accepts 10 KB of headers, and an attempt takes up to 1.5 KB. */
const mostTabs = 4;

/** Clears the oldest attempts of a browser that starts another; browsers send the oldest cookie first. */
export const clearedOldAttempts = (cookies: string[] = []): string[] =>
  cookies
    .filter((cookie) => cookie.startsWith(prefix))
    .slice(0, -(mostTabs - 1))
    .map((cookie) => cleared(cookie.slice(0, cookie.indexOf('='))));

/** The attempt that a callback's state belongs to; `undefined` if this browser did not start it, or too long ago. */
export const readAttempt = async (
  cookies: string[] | undefined,
  state: string,
): Promise<Attempt | undefined> => {
  const box = readCookie(cookies, nameFor(state));
  if (!box) return undefined;
  const { sessionKey } = await keys();
  const text = decrypt(sessionKey, box, context);
  if (text === undefined) return undefined;
  const attempt: Attempt & { until: number } = JSON.parse(text);
  return attempt.until > Date.now() && attempt.state === state ? attempt : undefined;
};
