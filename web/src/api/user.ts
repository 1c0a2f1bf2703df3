import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
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
import { tellTabs } from './other-tabs.ts';
import { caching, queryClient } from './query-client.ts';

/** Nobody answered, or only something in front of the service did. */
const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && error.status >= 500);

/** Whose page this is: another tab may have written down somebody else meanwhile. */
let owner = expectedSession()?.user.id;

/** And what it shows of which firm. */
const begun = expectedSession()?.user;
let shown = begun && viewOf(begun);

/** Whoever was removed from the firm that they last looked at goes on in another of theirs. */
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
  // Somebody else signed in here: nothing of the last one may stay, on the screen neither.
  if (before !== undefined && before !== user.id) location.reload();
  // Nor of a firm that they left, or that another tab left for another, nor what they may not see any more.
  else if (shownBefore !== undefined && shownBefore !== shown) location.reload();
  return user;
};

/** The session has ended. What waits to be sent keeps the screen readable, until it can be signed in for. */
const ended = async (): Promise<User | null> => {
  // A computer that keeps no copy has whoever is here on the screen alone.
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

/**
 * The signed-in user, or null where nobody is signed in: a 401 counts as signed out. Where no answer comes, whoever was
 * there the last time, as long as their role allows.
 */
export const userQuery = queryOptions<User | null>({
  queryKey: [authRoutes.user.path],
  staleTime: caching.userStaleMs,
  // It lies elsewhere, where the app has it before it opens a database.
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

/** Shows what the server has just said of the signed-in user, and keeps it: the next page begins with that before it asks. */
export const putUser = (cache: QueryClient, said: Partial<User>): void => {
  const user = cache.getQueryData(userQuery.queryKey);
  if (!user) return;
  const now = { ...user, ...said };
  cache.setQueryData(userQuery.queryKey, now);
  keepSession(now);
};

/** What the records of this device say of somebody, with what waits: it is never older than what was said of them before. */
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

/** The signed-in user inside the app's gate, where there always is one. */
export function useSignedInUser(): User {
  const { data } = useQuery(userQuery);
  const settings = useSyncExternalStore(onStore, () => shownRecords()?.get('settings', 'all'));
  const profile = useSyncExternalStore(onStore, () => shownRecords()?.get('profile', 'all'));
  const user = useMemo(() => data && asRecorded(data, settings, profile), [data, settings, profile]);
  if (!user) throw new Error('Nobody is signed in');
  return user;
}
