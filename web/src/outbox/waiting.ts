import { useSyncExternalStore } from 'react';
import type { AnyInput } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import type { Entry } from './entry.ts';
import { mayWait } from './hint.ts';
import type { Knowledge } from './knowledge.ts';

/** What the app knows just now of what has not reached the server. */
export interface Waiting {
  /** In the order in which it was done; without what is just being sent from a form. */
  entries: readonly Entry[];
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
  /** How each kind of record takes on what waits; there once its code has come. */
  knowledge: Knowledge | null;
  /** What has to be laid over what is read, and how; null where nothing waits. */
  laying: { entries: readonly Entry[]; by: Knowledge } | null;
}

let now: Waiting = {
  ...{ entries: [], isKnown: false, stopped: null, isReached: true, wantsSignIn: false, isPrivate: false },
  ...{ knowledge: null, laying: null },
};
const listeners = new Set<() => void>();

export const waitingNow = (): Waiting => now;

const layingOf = ({ entries, knowledge, laying }: Waiting): Waiting['laying'] => {
  if (!knowledge || entries.length === 0) return null;
  return laying?.entries === entries ? laying : { entries, by: knowledge };
};

export const tellWaiting = (changes: Partial<Omit<Waiting, 'laying'>>): void => {
  // Five hundred arrivals say five hundred times that there is a connection: nothing is drawn for what is known.
  const told = Object.entries(changes) as [keyof typeof changes, unknown][];
  if (told.every(([name, value]) => now[name] === value)) return;
  now = { ...now, ...changes };
  now.laying = layingOf(now);
  for (const listener of listeners) listener();
};

export const onWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What waits, and draws again whenever that changes. */
export const useWaiting = (): Waiting => useSyncExternalStore(onWaiting, waitingNow);

/** Writes a change down before it is sent; `send` is the call as it would be without. */
type SendOrKeep = (
  route: Route,
  input: AnyInput,
  how: {
    userId: string;
    key: string;
    send: (input: AnyInput, signal?: AbortSignal) => Promise<unknown>;
  },
) => Promise<unknown>;

interface Code {
  outbox: { sendOrKeep: SendOrKeep };
  startOutbox: (userId: string) => Promise<void>;
}
let load: (() => Promise<Code>) | null = null;

/** Says where the outbox's code is: with all that it knows of records, which whoever calls it does not. */
export const outboxIsAt = (loading: NonNullable<typeof load>): void => {
  load = loading;
};

/** The outbox's code; null on a page that has none, or cannot have it. */
export const loadOutbox = async (): Promise<SendOrKeep | null> => {
  const loaded = await load?.().catch(() => null);
  return loaded?.outbox.sendOrKeep ?? null;
};

const started = new Map<string, Promise<void>>();

/** When it is tried again where its code or the database would not open, in milliseconds; a browser that keeps nothing never will. */
const againMs = [1000, 3000, 10_000, 30_000];

/**
 * Begins to show and to send what waits of a user, once; resolves when it is known, or cannot be at once. Code that would not come, as where
 * the worker had not woken up yet, is asked for again: what waits is never left unsaid.
 */
export const startWaiting = (userId: string, tries = 0): Promise<void> => {
  const known = started.get(userId);
  if (known || !load) return known ?? Promise.resolve();
  const starting = load()
    .then(({ startOutbox }) => startOutbox(userId))
    .catch(() => {
      const afterMs = againMs[tries];
      if (afterMs === undefined) return;
      setTimeout(() => {
        started.delete(userId);
        void startWaiting(userId, tries + 1);
      }, afterMs);
    });
  started.set(userId, starting);
  return starting;
};

/** Resolves when it is known what waits, where something is said to. */
export const waitingKnown = (): Promise<unknown> =>
  Promise.all([...started].map(([userId, starting]) => mayWait(userId) && starting));

const kept = new WeakSet<object>();

/** Marks a reply that the server never gave: what a record will be once it has. */
export const markKept = <Reply>(reply: Reply): Reply => {
  if (typeof reply === 'object' && reply !== null) kept.add(reply);
  return reply;
};

/** Whether a call's reply only says what will be: the change waits on this device. */
export const wasKept = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && kept.has(reply);
