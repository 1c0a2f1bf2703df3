import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import { viewOf } from '../allowed.ts';
import {
  doubtSession,
  expectedSession,
  forgetSession,
  keepSession,
  keptSession,
} from '../boot/kept-session.ts';
import { ApiError, isUnauthorised, isUnreachable } from '../store/api-error.ts';
import { onStore, shownRecords } from '../store/live.ts';
import { send } from '../store/send.ts';
import { call } from './call.ts';
import { following } from './following.ts';
import { tellTabs } from './other-tabs.ts';
import { caching, queryClient } from './query-client.ts';

/** No answer, or only one from something in front of our server. */
const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && error.status >= 500);

/** The user of this page: another tab may have stored a different one meanwhile. */
let owner = expectedSession()?.user.id;

/** And the firm that it shows. */
const begun = expectedSession()?.user;
let shown = begun && viewOf(begun);

/** Somebody removed from the firm they last opened continues in another of theirs. */
const entered = async (): Promise<User> => {
  const user = await call(authRoutes.user, {});
  const [other] = user.firms;
  if (user.firm || !other) return user;
  await send('POST', `/api/firms/${encodeURIComponent(other.id)}/enter`);
  return call(authRoutes.user, {});
};

const asked = async (): Promise<User> => {
  const user = await entered();
  const before = owner;
  const shownBefore = shown;
  owner = user.id;
  shown = viewOf(user);
  keepSession(user);
  tellTabs(user.id);
  // Somebody else signed in: nothing of the last user may stay, not even on the screen.
  if (before !== undefined && before !== user.id) location.reload();
  // The same for a firm they left or switched away from in another tab, and for what their role may no longer see.
  else if (shownBefore !== undefined && shownBefore !== shown) location.reload();
  return user;
};

/** The session has ended. If changes are queued the screen stays readable until they sign in to send them. */
const ended = async (): Promise<User | null> => {
  // A computer that keeps no copy has the user only in memory.
  const kept = keptSession()?.user ?? queryClient.getQueryData<User | null>([authRoutes.user.path]);
  doubtSession();
  if (kept) {
    const { hasWaiting } = await import('../store/has-waiting.ts');
    if (await hasWaiting(kept.id)) return kept;
  }
  forgetSession();
  owner = undefined;
  return null;
};

/** The signed-in user, or null if nobody is (401). Without an answer it is the last user, for as long as their role allows. */
export const userQuery = queryOptions<User | null>({
  queryKey: [authRoutes.user.path],
  staleTime: caching.userStaleMs,
  // Part of the reply is in no record.
  meta: following(authRoutes.user.follows),
  // Kept where the app can read it before it opens a database.
  persister: undefined,
  queryFn: async () => {
    try {
      const user = await asked();
      return user;
    } catch (error) {
      if (isUnauthorised(error)) return ended();
      const kept = isUnanswered(error) ? keptSession() : undefined;
      if (!kept) throw error;
      owner = kept.user.id;
      return kept.user;
    }
  },
});

/** Shows and keeps the user that the server returned; the next page starts with it. */
export const putUser = (cache: QueryClient, said: Partial<User>): void => {
  const user = cache.getQueryData(userQuery.queryKey);
  if (!user) return;
  const now = { ...user, ...said };
  cache.setQueryData(userQuery.queryKey, now);
  keepSession(now);
};

/** The user with this device's records and queue applied, which are never older than the server's answer. */
const asRecorded = (
  user: User,
  settings: RecordOf<'settings'> | undefined,
  profile: RecordOf<'profile'> | undefined,
): User => ({
  ...user,
  ...(profile && { firstName: profile.firstName, lastName: profile.lastName }),
  ...(settings && {
    remindersOn: settings.remindersOn,
    reviewUrl: settings.reviewUrl,
    appointmentsOn: settings.appointmentsOn,
    business: {
      ...user.business,
      ...settings.business,
      vatScheme: settings.business.vatScheme ?? user.business.vatScheme,
    },
  }),
});

/** The user of this page with what this device's records say. */
export const useRecordedUser = (user: User): User => {
  const settings = useSyncExternalStore(onStore, () => shownRecords()?.get('settings', 'all'));
  const profile = useSyncExternalStore(onStore, () => shownRecords()?.get('profile', 'all'));
  return useMemo(() => asRecorded(user, settings, profile), [user, settings, profile]);
};

/** Provides the signed-in user inside the gate, where there always is one. */
export const SignedIn = createContext<User | null>(null);

/** The signed-in user, for use inside the gate. Rows use it too, so it costs no query each. */
export const useSignedInUser = (): User => {
  const user = useContext(SignedIn);
  if (!user) throw new Error('Nobody is signed in');
  return user;
};
