import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/routes.ts';
import { toast } from '../components/toast.ts';
import { asksProof, isPutOut, isUnauthorised, needsSubscription } from '../store/api-error.ts';
import { waitingNow } from '../store/waiting.ts';
import { followRecords, isRemote } from './from-records.ts';
import { loginHref } from './login-href.ts';
import { recordsFirst } from './records-first.ts';

/** The spec's constants of caching and retrying, in one place. Times in milliseconds. */
export const caching = {
  userStaleMs: 5 * 60 * 1000,
  dataStaleMs: Number.POSITIVE_INFINITY,
  retries: 0,
  inventoryRetries: 3,
  refetchOnWindowFocus: false,
  loginRedirectMs: 500,
} as const;

/** Without access the server answers 402, and 403 to whom a firm has put out; looking at the user again lets the gate close. */
const closeGate = (error: unknown) => {
  if (needsSubscription(error) || isPutOut(error))
    void queryClient.invalidateQueries({ queryKey: [authRoutes.user.path] });
};

/** Any change that finds nobody signed in says so and leads to the sign-in; where something waits, its banner does. */
const signInAgain = (error: unknown) => {
  if (!isUnauthorised(error) || waitingNow().all.length > 0) return;
  toast({ tone: 'danger', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  setTimeout(() => location.assign(loginHref()), caching.loginRedirectMs);
};

/** What is theirs to steal changes only soon after a sign-in. What was typed is kept, and here again after it. */
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
      // Records stay as their changes say; of everything else it is asked wherever it is looked at.
      staleTime: (query) => (isRemote(query) ? 0 : caching.dataStaleMs),
      retry: caching.retries,
      refetchOnWindowFocus: caching.refetchOnWindowFocus,
      // Offline, a call fails and says so; it would otherwise wait without a word.
      networkMode: 'always',
      persister: recordsFirst,
    },
    mutations: { retry: caching.retries, networkMode: 'always' },
  },
});

followRecords(queryClient);
