import { decrypt, encrypt } from '#functions/lib/box.ts';
import { keys } from '#functions/lib/keys.ts';
import { readCookie } from '#functions/lib/session.ts';
import type { Attempt } from './provider.ts';

/** A sign-in under way lives in an encrypted cookie of its own, so that two tabs do not disturb each other. */

const minutes = 10;
const context = 'sign-in';
const nameFor = (state: string): string => `__Host-fettle-login-${state.slice(0, 12)}`;
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

export const clearedAttempt = (state: string): string => `${nameFor(state)}=; ${options}; Max-Age=0`;

/** The attempt that a callback's state belongs to; `undefined` if this browser did not begin it, or too long ago. */
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
