import { useSyncExternalStore } from 'react';
import type { User } from '#shared/auth/user.ts';
import type { AnyInput } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import type { MutationEntry } from './mutation-entry.ts';

/** The state of the queue of unsent changes. */
export interface Waiting {
  /** In the order they were made, without what a form is sending. */
  entries: readonly MutationEntry[];
  /** All entries on this device, including what forms are sending. */
  all: readonly MutationEntry[];
  /** Why nothing is being sent, if not for lack of a connection. */
  stopped: 'signed-out' | 'locked' | null;
  /** True once the queue has been read, if it can be. */
  isKnown: boolean;
  /** False from the first failure to reach the server until something gets through. */
  isReached: boolean;
  /** A page answered instead of our server: probably a captive portal. */
  wantsSignIn: boolean;
  /** A private window: storage is deleted with it. */
  isPrivate: boolean;
  /** The refused deletion to ask about now. */
  asked: number | null;
}

let now: Waiting = {
  ...{ entries: [], all: [], isKnown: false, stopped: null },
  ...{ isReached: true, wantsSignIn: false, isPrivate: false, asked: null },
};
const listeners = new Set<() => void>();

export const waitingNow = (): Waiting => now;

export const tellWaiting = (changes: Partial<Waiting>): void => {
  // Skips updates that change nothing: 500 arrivals would report the connection 500 times.
  const told = Object.entries(changes) as [keyof Waiting, unknown][];
  if (told.every(([name, value]) => now[name] === value)) return;
  now = { ...now, ...changes };
  for (const listener of listeners) listener();
};

export const onWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the queue, as a hook. */
export const useWaiting = (): Waiting => useSyncExternalStore(onWaiting, waitingNow);

/** The user and firm of a log. */
export type Whose = Pick<User, 'id' | 'firm'>;

interface How {
  user: Whose;
  /** Sends it as an ordinary call, if this browser stores nothing. */
  call: (input: AnyInput) => Promise<unknown>;
  /** Reports upload progress, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

interface Code {
  /** Sends through the log. Returns the server's reply, or the record as it will be, which `wasKept` tells apart. */
  sendQueued: (route: Route, input: AnyInput, how: How) => Promise<unknown>;
  startOutbox: (user: Whose) => Promise<void>;
}
let load: (() => Promise<Code>) | null = null;

/** Sets how to load the log's code, which contains the rules of every record, so that callers don't bundle it. */
export const outboxIsAt = (loading: NonNullable<typeof load>): void => {
  load = loading;
};

/** Sends a call through the log, whose code loads on first use; if it can't load, as an ordinary call. */
export const sendWaiting: Code['sendQueued'] = async (route, input, how) => {
  const code = await load?.().catch(() => null);
  return code ? code.sendQueued(route, input, how) : how.call(input);
};

const started = new Map<string, Promise<void>>();

/** Delays before retrying if the code or the database failed to open, in milliseconds; a browser without storage never succeeds. */
const againMs = [1000, 3000, 10_000, 30_000];

/**
 * Starts showing and sending a user's queue, once; resolves when it is known, or can't be for now. If the code fails to load, as
 * before the service worker is awake, we retry: a queue is never left unsent.
 */
export const startWaiting = (user: Whose, tries = 0): Promise<void> => {
  const known = started.get(user.id);
  if (known || !load) return known ?? Promise.resolve();
  const starting = load()
    .then(({ startOutbox }) => startOutbox(user))
    .catch(() => {
      const afterMs = againMs[tries];
      if (afterMs === undefined) return;
      setTimeout(() => {
        started.delete(user.id);
        void startWaiting(user, tries + 1);
      }, afterMs);
    });
  started.set(user.id, starting);
  return starting;
};

const kept = new WeakSet<object>();

/** Marks a reply that the server never sent, the record as it will be; or a refusal that the queue asks about itself. */
export const markKept = <T extends object>(reply: T): T => {
  kept.add(reply);
  return reply;
};

/** True if a reply is only a forecast, or a refusal needs no message, because the change stays in the queue. */
export const wasKept = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && kept.has(reply);
