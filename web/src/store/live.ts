import type { Kind } from '#shared/domain/kinds.ts';
import type { Reader, ViewEntry } from '#shared/domain/reader.ts';
import type { queueRules } from '#shared/domain/views.ts';
import type { Changes } from './changes.ts';
import type { Store } from './store.ts';
import type { Settling } from './surroundings.ts';

/** A reader with a version for each kind, for memoising results. */
export interface Versioned extends Reader {
  version: (kind: Kind) => number;
}

let store: Store | undefined;
let views: ReadonlyMap<string, ViewEntry> | undefined;
let queue: typeof queueRules | undefined;
let revision = 0;
let lay: (base: Versioned) => Versioned = (base) => base;
let settleDone: (done: readonly string[]) => Settling | undefined = () => undefined;
const listeners = new Set<() => void>();

/** The current user's store, if somebody is signed in. */
export const storeNow = (): Store | undefined => store;

/** The views that answer routes from records; undefined until their code has loaded. */
export const viewsNow = (): ReadonlyMap<string, ViewEntry> | undefined => views;

/** The rules for what needs the owner's attention; they load with the views. */
export const queueRulesNow = (): typeof queueRules | undefined => queue;

/** Incremented by every change that may be visible. */
export const revisionNow = (): number => revision;

export const onStore = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notifies listeners, once for everything that changed together. */
export const storeChanged = (): void => {
  revision += 1;
  for (const listener of listeners) listener();
};

export const setStore = (made: Store): void => {
  store = made;
  storeChanged();
};

interface Rules {
  views: readonly ViewEntry[];
  queueRules: typeof queueRules;
}

let coming: Promise<void> | undefined;

/** True once loading has started. */
export const areViewsComing = (): boolean => coming !== undefined;

/** Installs the views once their code has loaded. If that fails, the next caller tries again. */
export const awaitViews = (load: () => Promise<Rules>): Promise<void> => {
  coming ??= load()
    .then((rules) => {
      views = new Map(rules.views.map((entry) => [entry.route, entry]));
      queue = rules.queueRules;
    })
    .catch(() => {
      coming = undefined;
    })
    .finally(storeChanged);
  return coming;
};

/**
 * Sets the function that overlays the queue on the records. It is called at every read, so it must memoise; call `storeChanged`
 * when its result changes.
 */
export const layOver = (over: typeof lay): void => {
  lay = over;
  storeChanged();
};

let isHeld = false;

/** True while records are held back because the queue is not overlaid yet. */
export const areHeldBack = (): boolean => isHeld;

/** Holds records back until the queue is overlaid: a form opened without it would undo queued changes. */
export const holdBack = (until: Promise<unknown>): void => {
  isHeld = true;
  void until.finally(() => {
    isHeld = false;
    storeChanged();
  });
};

/** Sets what is settled together with the keys that the feed reports as done. */
export const settleBy = (settle: typeof settleDone): void => {
  settleDone = settle;
};
export const settlingOf = (done: readonly string[]): Settling | undefined => settleDone(done);

/** What screens read: the server's records with the queue overlaid. */
export const shownRecords = (): Versioned | undefined => store && lay(store.records);

/**
 * Applies the changes that came with a reply (null if none did); every screen shows them when this resolves. What the reply
 * settles is settled in the same transaction.
 */
export const applyReply = async (changes: Changes | null, settling?: Settling): Promise<void> => {
  await store?.take(changes, settling);
};
