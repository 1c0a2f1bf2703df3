import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import type { AnyInput, CallInput, CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { type Toast, toast } from '../components/toast.ts';
import {
  ApiError,
  asksProof,
  explain,
  isUnauthorised,
  needsAnswer,
  needsSubscription,
} from '../store/api-error.ts';
import { storeNow } from '../store/live.ts';
import { LogFull } from '../store/log-full.ts';
import { sendWaiting, waitingNow, wasKept } from '../store/waiting.ts';
import { words } from '../words.ts';
import { type CallOptions, call } from './call.ts';
import { askRemote, askUnkept } from './from-records.ts';
import { tellTaken } from './taken.ts';

interface Options<R extends Route> {
  /** Said when it worked. */
  success?: Toast | ((reply: CallReply<R>) => Toast);
  /** Shown under the title "Error". A reason that the user can act on is appended. */
  failure: Failure;
  onSuccess?: (reply: CallReply<R>) => void;
  /** For a queued route: the change is kept on this device, and this is the record as it will be, as far as we know. */
  onKept?: (record: CallReply<R>, input: CallInput<R>) => void;
  /** Reports upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a call: a queued route through this device's log, any other right now or not at all. */
export const sendCall = <R extends Route>(
  cache: QueryClient,
  route: R,
  input: CallInput<R>,
  options: Pick<CallOptions, 'idempotencyKey' | 'onProgress'>,
): Promise<CallReply<R>> => {
  const user = cache.getQueryData<User | null>([authRoutes.user.path]) ?? undefined;
  const byCall = (sent: AnyInput): Promise<unknown> =>
    call<Route>(route, sent as CallInput<Route>, { ...options, userId: user?.id, firmId: user?.firm?.id });
  const sending =
    user && route.when === 'queued'
      ? sendWaiting(route, input, { user, call: byCall, onProgress: options.onProgress })
      : byCall(input);
  return sending as Promise<CallReply<R>>;
};

/** True if the call may have succeeded although it failed here: the server broke off, or no answer came. */
const isInDoubt = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** Already deleted, by an earlier try whose answer was lost or by somebody else. */
const isGone = ({ method }: Route, error: unknown): boolean =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

type Failure = string | ((error: Error) => string);

const reasonOf = (error: Error, failure: Failure): string => {
  if (error instanceof LogFull) return error.message;
  // The earlier try with this key, which had other content, succeeded although its answer was lost.
  if (error instanceof ApiError && error.code === 'key_reused') return words.doneBefore;
  return typeof failure === 'function' ? failure(error) : explain(failure, error);
};

const said = new WeakSet<Error>();

/** True if a call has already reported this failure, so that whoever awaits several need say no more. */
export const wasSaid = (error: unknown): boolean => error instanceof Error && said.has(error);

const sayFailed = (error: Error, failure: Failure): void => {
  said.add(error);
  // Handled for every call elsewhere, or by the form that sent it.
  if (
    wasKept(error) ||
    isUnauthorised(error) ||
    asksProof(error) ||
    needsSubscription(error) ||
    needsAnswer(error)
  )
    return;
  toast({ tone: 'danger', title: 'Error', description: reasonOf(error, failure) });
};

/**
 * A change by one route, with its toasts and `Idempotency-Key`. Until its outcome is known, retries use the same key, so a call
 * whose answer was lost is never done twice.
 */
export const useCall = <R extends Route>(route: R, options: Options<R>) => {
  const cache = useQueryClient();
  const inDoubt = useRef<string>(undefined);
  return useMutation<CallReply<R>, Error, CallInput<R>>({
    mutationFn: async (input) => {
      const idempotencyKey = inDoubt.current ?? crypto.randomUUID();
      try {
        const reply = await sendCall(cache, route, input, { idempotencyKey, onProgress: options.onProgress });
        inDoubt.current = undefined;
        return reply;
      } catch (error) {
        inDoubt.current = isInDoubt(error) ? idempotencyKey : undefined;
        if (isGone(route, error)) return undefined as CallReply<R>;
        throw error;
      }
    },
    onSuccess: (reply, input) => {
      tellTaken();
      if (wasKept(reply)) {
        toast(keptToast());
        options.onKept?.(reply, input);
        return;
      }
      const said = typeof options.success === 'function' ? options.success(reply) : options.success;
      if (said) toast(said);
      options.onSuccess?.(reply);
    },
    onError: (error) => {
      // The record has changed since, so what is shown is out of date.
      if (error instanceof ApiError) void storeNow()?.ask();
      sayFailed(error, options.failure);
    },
    onSettled: (reply, error) => {
      if (wasKept(reply)) return undefined;
      if (error && isUnauthorised(error)) return undefined;
      const asked = route.when === 'queued' ? askUnkept(cache) : askRemote(cache);
      // On a bad line the form doesn't wait for it.
      return error && isInDoubt(error) ? undefined : asked;
    },
  });
};

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

const keptToast = (): Toast => ({
  title: isPhone() ? 'Saved on this phone' : 'Saved on this device',
  ...(waitingNow().isPrivate && { description: words.privateWindow, short: words.keptInWindow }),
});
