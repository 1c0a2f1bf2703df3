import type { User } from '#shared/auth/user.ts';
import { keepsCopy } from './keeps-copy.ts';

/** Who was signed in when the server was last heard, so that the app opens without it. */
interface KeptSession {
  user: User;
  /** When the server said so, in milliseconds by this device's clock. */
  at: number;
}

const key = 'session';
const doubt = 'session-doubted';
const dayMs = 24 * 60 * 60 * 1000;

/** For how many days the app opens offline. A lost phone must not open for ever, nor the phone of somebody who has left the firm. */
const daysOf = ({ firm }: User): number => (firm?.role === 'field' ? 3 : 7);

/** Where storage is denied there is no session without the server. */
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

/** Somebody else may sign in here next: until the server has said who it is, nothing of the last one is shown ahead. */
export const doubtSession = (): void => void orNothing(() => localStorage.setItem(doubt, '1'));

const isFresh = ({ user, at }: KeptSession): boolean => Date.now() - at < daysOf(user) * dayMs;

/** Who was there the last time and may be let in without the server. */
export const keptSession = (): KeptSession | undefined => {
  const kept = read();
  return kept && isFresh(kept) ? kept : undefined;
};

/** As whoever comes from signing in does. */
const comesFromElsewhere = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin !== location.origin;

/** Who is so certainly there still that the app begins with them, while the server is asked. */
export const expectedSession = (): KeptSession | undefined =>
  comesFromElsewhere() || orNothing(() => localStorage.getItem(doubt)) ? undefined : keptSession();

/** Whose copy lies here although the server was not heard for so long that it must be asked first. */
export const lockedSession = (): { userId: string; days: number } | undefined => {
  const kept = read();
  return kept && !isFresh(kept) ? { userId: kept.user.id, days: daysOf(kept.user) } : undefined;
};
