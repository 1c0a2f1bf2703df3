import { useSyncExternalStore } from 'react';
import type { User } from '#shared/auth/user.ts';
import type { AnyInput } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import type { MutationEntry } from './mutation-entry.ts';

/** What the app knows just now of what has not reached the server. */
export interface Waiting {
  /** In the order in which it was done; without what is just being sent from a form. */
  entries: readonly MutationEntry[];
  /** All that lies on this device, what forms are just sending among it. */
  all: readonly MutationEntry[];
  /** Why nothing is sent just now, where it is not for want of a connection. */
  stopped: 'signed-out' | 'locked' | null;
  /** Whether it has been read what waits, as far as it can be. */
  isKnown: boolean;
  /** False once something did not get through, until something does. */
  isReached: boolean;
  /** A page answered in the place of the service: the network may want a sign-in of its own. */
  wantsSignIn: boolean;
  /** What is kept goes with the window: a private one. */
  isPrivate: boolean;
}

let now: Waiting = {
  ...{ entries: [], all: [], isKnown: false, stopped: null },
  ...{ isReached: true, wantsSignIn: false, isPrivate: false },
};
const listeners = new Set<() => void>();

export const waitingNow = (): Waiting => now;

export const tellWaiting = (changes: Partial<Waiting>): void => {
  // Five hundred arrivals say five hundred times that there is a connection: nothing is drawn for what is known.
  const told = Object.entries(changes) as [keyof Waiting, unknown][];
  if (told.every(([name, value]) => now[name] === value)) return;
  now = { ...now, ...changes };
  for (const listener of listeners) listener();
};

export const onWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What waits, and draws again whenever that changes. */
export const useWaiting = (): Waiting => useSyncExternalStore(onWaiting, waitingNow);

/** Whose log it is. */
export type Whose = Pick<User, 'id' | 'firm'>;

interface How {
  user: Whose;
  /** Sends it as a call like any other, where this browser keeps nothing. */
  call: (input: AnyInput) => Promise<unknown>;
  /** Hears how much of a file has gone out, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

interface Code {
  /** By the log: answers with the server's reply, or with the record as it will be, which `wasKept` tells apart. */
  sendQueued: (route: Route, input: AnyInput, how: How) => Promise<unknown>;
  startOutbox: (user: Whose) => Promise<void>;
}
let load: (() => Promise<Code>) | null = null;

/** Says where the log's code is, with the rules of every record, which whoever calls it does not have. */
export const outboxIsAt = (loading: NonNullable<typeof load>): void => {
  load = loading;
};

/** Sends what may wait by the log, which comes when it is first needed; a page that cannot have its code sends as ever. */
export const sendWaiting: Code['sendQueued'] = async (route, input, how) => {
  const code = await load?.().catch(() => null);
  return code ? code.sendQueued(route, input, how) : how.call(input);
};

const started = new Map<string, Promise<void>>();

/** When it is tried again where its code or the database would not open, in milliseconds; a browser that keeps nothing never will. */
const againMs = [1000, 3000, 10_000, 30_000];

/**
 * Begins to show and to send what waits of a user, once; resolves when it is known, or cannot be at once. Code that would not come, as where
 * the worker had not woken up yet, is asked for again: what waits is never left unsaid.
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

/** Marks a reply that the server never gave: what a record will be once it has. */
export const markKept = (reply: object): object => {
  kept.add(reply);
  return reply;
};

/** Whether a call's reply only says what will be: the change waits on this device. */
export const wasKept = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && kept.has(reply);
