import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/contract.ts';
import type { User } from '#shared/auth/user.ts';
import type { AnyInput, CallInput, CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { type Toast, toast } from '../components/toast.ts';
import { mayBeKept } from '../outbox/kept-routes.ts';
import { noteSeen } from '../store/made-on.ts';
import { loadOutbox, waitingNow, wasKept } from '../store/waiting.ts';
import { words } from '../words.ts';
import { explain, isUnauthorised, needsAnswer, needsSubscription } from './api-error.ts';
import { call } from './call.ts';
import {
  type Attempt,
  isGone,
  isInDoubt,
  MadeBefore,
  type MadeBeforeBy,
  PerhapsMade,
  useIdempotencyKey,
} from './lost-reply.ts';
import { tellTaken } from './taken.ts';

interface Options<R extends Route> {
  /** Said when it worked. */
  success?: Toast | ((reply: CallReply<R>) => Toast);
  /** Said under the title "Error" when it did not; a reason the user can act on is added to a plain sentence. */
  failure: string | ((error: Error) => string);
  /** Beginnings of the paths whose data is asked for again afterwards: `'/api/clients'`. Its own is too where it may have worked although it failed. */
  refresh?: readonly string[];
  /** Shows the change before the server has agreed, and never before this: what it changes is what is seen by then. What it returns puts everything back. */
  optimistic?: (cache: QueryClient, input: CallInput<R>) => () => void;
  /**
   * Of a call whose form is left when it has worked: what is tried again with other content after an answer was lost is not
   * done beside the first, should that have been done. The record is changed by this route then, or this is said.
   */
  madeBefore?: MadeBeforeBy<CallReply<R>>;
  onSuccess?: (reply: CallReply<R>) => void;
  /** Of a route that waits: the change is kept on this device, and this is what the reply will be, as far as that is known. */
  onKept?: (reply: CallReply<R>) => void;
  /** Hears how much of an upload has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * A change by one route, with its toasts, its refreshing and its `Idempotency-Key`: trying the same content again
 * after a failure keeps the key, so a create whose answer was lost is not done twice; `madeBefore` is for other content.
 */
export const useCall = <R extends Route>(route: R, options: Options<R>) => {
  const cache = useQueryClient();
  const keyed = useIdempotencyKey(route);
  const { madeBefore } = options;
  return useMutation<CallReply<R>, Error, CallInput<R>, { undo?: (() => void) | undefined }>({
    mutationFn: async (input) => {
      const attempt: Attempt = (idempotencyKey, tried, by) => {
        const send = (sent: AnyInput, signal?: AbortSignal) => {
          const user = userOf(cache);
          return call<Route>(by ?? route, sent as CallInput<Route>, {
            ...{ idempotencyKey, signal, onProgress: options.onProgress },
            ...{ userId: user?.id, firmId: user?.firm?.id },
          });
        };
        return mayBeKept(route) && !by ? sendWaiting(cache, route, tried, idempotencyKey, send) : send(tried);
      };
      const replied = keyed(attempt, input, madeBefore).catch((error: unknown) => {
        if (isGone(route, error)) return undefined;
        throw error;
      });
      return (await replied) as CallReply<R>;
    },
    onMutate: (input) => {
      if (mayBeKept(route)) noteSeen(cache, input);
      return { undo: options.optimistic?.(cache, input) };
    },
    onSuccess: (reply, _input, context) => {
      tellTaken();
      if (wasKept(reply)) {
        // What waits is laid over what the server said, so that one is shown as it was.
        context.undo?.();
        toast(keptToast());
        options.onKept?.(reply);
        return;
      }
      const said = typeof options.success === 'function' ? options.success(reply) : options.success;
      if (said) toast(said);
      options.onSuccess?.(reply);
    },
    onError: (error, _input, context) => {
      context?.undo?.();
      // Answered for every call already, or asked by the form that sent it.
      if (isUnauthorised(error) || needsSubscription(error) || needsAnswer(error)) return;
      const { failure } = options;
      const said = typeof failure === 'function' ? failure : (error: Error) => explain(failure, error);
      const isSaid = error instanceof MadeBefore || error instanceof PerhapsMade;
      const description = isSaid ? error.message : said(error);
      toast({ tone: 'danger', title: 'Error', description });
    },
    onSettled: (reply, error) => {
      const paths = options.refresh ?? [];
      if (wasKept(reply)) return undefined;
      if (!error || !isInDoubt(error)) return refresh(cache, paths);
      // The line is bad: the form does not wait for it.
      void refresh(cache, [...paths, ownPath(route)]);
      return undefined;
    },
  });
};

/** `/api/jobs` of `/api/jobs/{id}/certificates`. */
const ownPath = ({ path }: Route): string => path.split('/', 3).join('/');

const userOf = (cache: QueryClient) => cache.getQueryData<User | null>([authRoutes.user.path]);

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

const keptToast = (): Toast => ({
  title: isPhone() ? 'Saved on this phone' : 'Saved on this device',
  ...(waitingNow().isPrivate && { description: words.privateWindow, short: words.keptInWindow }),
});

/** By the outbox, which comes when it is first needed; a page that cannot have its code sends as ever. */
export const sendWaiting = async (
  cache: QueryClient,
  route: Route,
  input: AnyInput,
  key: string,
  send: (input: AnyInput, signal?: AbortSignal) => Promise<unknown>,
): Promise<unknown> => {
  const user = userOf(cache);
  const sendOrKeep = user && (await loadOutbox());
  return sendOrKeep ? sendOrKeep(route, input, { userId: user.id, key, send }) : send(input);
};

/** Asks again for all data whose path begins with one of these. */
export const refresh = (cache: QueryClient, paths: readonly string[]): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && paths.some((start) => path.startsWith(start)),
  });
