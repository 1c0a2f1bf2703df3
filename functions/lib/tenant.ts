import { AsyncLocalStorage } from 'node:async_hooks';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

/** The firms and the person whose partitions, objects and sealed values may be accessed. */
interface Bounds {
  firms: readonly FirmId[];
  userId?: UserId | undefined;
}

/** `all` is for planning work over many firms. A call's bounds widen once its caller is known. */
const current = new AsyncLocalStorage<{ bounds: Bounds | 'all' }>();

const nobody: Bounds = { firms: [] };

/** Runs a Lambda's work without access to any firm or person until the caller is known. */
export const bounded =
  <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    current.run({ bounds: nobody }, () => work(...args));

/** Sets whose data the call may access from here on. */
export const boundTo = (bounds: Partial<Bounds>): void => {
  const store = current.getStore();
  if (store) store.bounds = { ...nobody, ...bounds };
};

/** Runs work with access to these instead of the call's own. */
export const within = <Result>(bounds: Partial<Bounds>, work: () => Promise<Result>): Promise<Result> =>
  current.getStore() ? current.run({ bounds: { ...nobody, ...bounds } }, work) : work();

/** Runs work that plans for many firms, and decides nothing about any of them. */
export const acrossFirms = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({ bounds: 'all' }, work);

/** The user making the call; undefined for a customer's call or scheduled work. */
export const caller = (): UserId | undefined => {
  const bounds = current.getStore()?.bounds;
  return bounds === 'all' ? undefined : bounds?.userId;
};

/** A firm's id anywhere in a key. */
const firmIds = /(?<![\w-])f-[\w-]{22}(?![\w-])/g;
const person = /^user#([^#]+)/;

/**
 * Throws, before anything is sent, if the key of a partition, object or sealed value names a firm or person outside the call's
 * bounds. Without bounds (a script, or a test reading the table) everything is allowed.
 */
export const holdWithin = (key: string): void => {
  const store = current.getStore();
  if (!store || store.bounds === 'all') return;
  const { firms, userId } = store.bounds;
  const isOurs = [...key.matchAll(firmIds)].every(([id]) => firms.some((firmId) => firmId === id));
  const whose = person.exec(key)?.[1];
  if (!isOurs || (whose !== undefined && whose !== userId))
    throw new Error(`A call reached beyond its firm: ${key.slice(0, 80)}`);
};
