import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/routes.ts';
import { toast } from '../components/toast.ts';
import { asksProof, isPutOut, isUnauthorised, isUnreachable, needsSubscription } from '../store/api-error.ts';
import { waitingNow } from '../store/waiting.ts';
import { followRecords, fromRecords, isRemote, withoutResponse } from './from-records.ts';
import { loginHref } from './login-href.ts';

/** The part of TanStack's query that we use; its own type for this is not exported. */
interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

const askOr = async <T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Asked): Promise<T> => {
  try {
    return await ask(context);
  } catch (error) {
    const mayBeOld = isUnreachable(error) && !context.meta?.fromServer;
    const known = mayBeOld ? await withoutResponse(query) : undefined;
    if (!known) throw error;
    return known.data as T;
  }
};

/** The `persister` of every query: answers from this device's records if they can, and asks the server otherwise. */
const recordsFirst = async <T>(
  ask: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Asked,
): Promise<T> => {
  const answered = context.meta?.fromServer ? undefined : await fromRecords(query);
  return answered ? (answered.data as T) : askOr(ask, context, query);
};

/** The spec's caching and retry constants. Times in milliseconds. */
export const caching = {
  userStaleMs: 5 * 60 * 1000,
  dataStaleMs: Number.POSITIVE_INFINITY,
  retries: 0,
  inventoryRetries: 3,
  refetchOnWindowFocus: false,
  loginRedirectMs: 500,
} as const;

/** 402 means that access has ended, 403 that the firm removed the user. Reloading the user closes the gate. */
const closeGate = (error: unknown) => {
  if (needsSubscription(error) || isPutOut(error))
    void queryClient.invalidateQueries({ queryKey: [authRoutes.user.path] });
};

/** A change that finds nobody signed in says so and leads to the sign-in. If something is queued, its banner does that. */
const signInAgain = (error: unknown) => {
  if (!isUnauthorised(error) || waitingNow().all.length > 0) return;
  toast({ tone: 'danger', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  setTimeout(() => location.assign(loginHref()), caching.loginRedirectMs);
};

/** Sensitive settings change only soon after a sign-in. What was typed is kept, and is back after it. */
const askProof = (error: unknown) => {
  if (!asksProof(error)) return;
  toast({
    tone: 'danger',
    title: 'Sign in again',
    description: 'For your security, sign in again to change this.',
    next: { word: 'Sign In', onPress: () => location.assign(loginHref({ fresh: true })) },
  });
};

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: closeGate }),
  mutationCache: new MutationCache({
    onError: (error) => {
      closeGate(error);
      signInAgain(error);
      askProof(error);
    },
  }),
  defaultOptions: {
    queries: {
      // Records follow the change feed; everything else refetches wherever it is shown.
      staleTime: (query) => (isRemote(query) ? 0 : caching.dataStaleMs),
      retry: caching.retries,
      refetchOnWindowFocus: caching.refetchOnWindowFocus,
      // Offline, a call must fail and say so; TanStack would pause it silently.
      networkMode: 'always',
      persister: recordsFirst,
    },
    mutations: { retry: caching.retries, networkMode: 'always' },
  },
});

followRecords(queryClient);
