import type { Kind } from '#shared/domain/kinds.ts';
import type { Reader, ViewEntry } from '#shared/domain/reader.ts';
import type { queueRules } from '#shared/domain/views.ts';
import type { Changes } from './changes.ts';
import type { Store } from './store.ts';
import type { Settling } from './surroundings.ts';

/** Records with how often those of a kind have changed: what was made of them is remembered until then. */
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

/** The store of whoever is here, once somebody is. */
export const storeNow = (): Store | undefined => store;

/** How each route is answered from records; undefined until its code has come. */
export const viewsNow = (): ReadonlyMap<string, ViewEntry> | undefined => views;

/** How it is found what waits for its owner; it comes with the views. */
export const queueRulesNow = (): typeof queueRules | undefined => queue;

/** Goes up with everything that may show. */
export const revisionNow = (): number => revision;

export const onStore = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Something is different: one turn for all that changed together. */
export const storeChanged = (): void => {
  revision += 1;
  for (const listener of listeners) listener();
};

let isFollowing = true;

/** Whether this device follows the feed; whoever may not reads all by calls, and its store holds what waits alone. */
export const followsFeed = (): boolean => isFollowing;

export const setFollowing = (is: boolean): void => {
  isFollowing = is;
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

/** Whether it is on its way. */
export const areViewsComing = (): boolean => coming !== undefined;

/** Takes on how routes are answered, once its code has come; what would not come is asked for again by the next who calls. */
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
 * Lays what waits over the records that screens read. `over` is asked at every reading, so it remembers; `storeChanged` says when it has
 * something else to say.
 */
export const layOver = (over: typeof lay): void => {
  lay = over;
  storeChanged();
};

let isHeld = false;

/** Whether records are not shown yet, as what waits is not laid over them. */
export const areHeldBack = (): boolean => isHeld;

/** Shows no records before what waits is laid over them: a form that opens without would undo that. */
export const holdBack = (until: Promise<unknown>): void => {
  isHeld = true;
  void until.finally(() => {
    isHeld = false;
    storeChanged();
  });
};

/** Says what goes together with keys that the feed calls done, whoever asked it. */
export const settleBy = (settle: typeof settleDone): void => {
  settleDone = settle;
};
export const settlingOf = (done: readonly string[]): Settling | undefined => settleDone(done);

/** What screens read: the server's records with what waits laid over them. */
export const shownRecords = (): Versioned | undefined => store && lay(store.records);

/**
 * Takes on what came with the reply of a change, on every screen when it resolves; null where nothing did. What is settled by the reply
 * is settled in the same transaction.
 */
export const applyReply = async (changes: Changes | null, settling?: Settling): Promise<void> => {
  await store?.take(changes, settling);
};
