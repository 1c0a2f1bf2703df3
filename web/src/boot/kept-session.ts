import type { User } from '#shared/auth/user.ts';
import { keepsCopy } from './keeps-copy.ts';

/** Who was signed in when the server last answered, so that the app can open without it. */
interface KeptSession {
  user: User;
  /** When the server confirmed it, in milliseconds by this device's clock. */
  at: number;
}

const key = 'session';
const doubt = 'session-doubted';
const dayMs = 24 * 60 * 60 * 1000;

/** How many days the app opens offline. A lost phone must not open for ever, nor that of somebody who has left the firm. */
const daysOf = ({ firm }: User): number => (firm?.role === 'field' ? 3 : 7);

/** If storage is denied there is no session without the server. */
const orNothing = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

const read = (): KeptSession | undefined =>
  orNothing(() => (JSON.parse(localStorage.getItem(key) ?? 'null') as KeptSession | null) ?? undefined);

export const keepSession = (user: User): void =>
  void orNothing(() => {
    localStorage.removeItem(doubt);
    if (keepsCopy()) localStorage.setItem(key, JSON.stringify({ user, at: Date.now() }));
    else localStorage.removeItem(key);
  });

export const forgetSession = (): void => void orNothing(() => localStorage.removeItem(key));

/** Somebody else may sign in next: until the server has confirmed who it is, nothing of the last user is shown. */
export const doubtSession = (): void => void orNothing(() => localStorage.setItem(doubt, '1'));

const isFresh = ({ user, at }: KeptSession): boolean => Date.now() - at < daysOf(user) * dayMs;

/** The last user, if they may be let in without the server. */
export const keptSession = (): KeptSession | undefined => {
  const kept = read();
  return kept && isFresh(kept) ? kept : undefined;
};

/** True after a redirect from another site, as when signing in. */
const comesFromElsewhere = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin !== location.origin;

/** The last user, if it is so likely to be them that the app starts with their data while it asks the server. */
export const expectedSession = (): KeptSession | undefined =>
  comesFromElsewhere() || orNothing(() => localStorage.getItem(doubt)) ? undefined : keptSession();

/** The user whose data is here but locked, because the server has been out of reach for too long. */
export const lockedSession = (): { userId: string; days: number } | undefined => {
  const kept = read();
  return kept && !isFresh(kept) ? { userId: kept.user.id, days: daysOf(kept.user) } : undefined;
};
