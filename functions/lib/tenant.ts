import { AsyncLocalStorage } from 'node:async_hooks';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

/** The firms and the person whose partitions, objects and sealed values may be asked for. */
interface Bounds {
  firms: readonly FirmId[];
  userId?: UserId | undefined;
}

/** `all`: of whoever plans work for many firms. A call's own grow as it is found out who makes it. */
const current = new AsyncLocalStorage<{ bounds: Bounds | 'all' }>();

const nobody: Bounds = { firms: [] };

/** Runs what a Lambda is asked for: until it is known for whom, no firm's and nobody's partition may be asked for. */
export const bounded =
  <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    current.run({ bounds: nobody }, () => work(...args));

/** From here on the call is for these. */
export const boundTo = (bounds: Partial<Bounds>): void => {
  const store = current.getStore();
  if (store) store.bounds = { ...nobody, ...bounds };
};

/** Does something for others than the call is for, and nothing else of theirs. */
export const within = <Result>(bounds: Partial<Bounds>, work: () => Promise<Result>): Promise<Result> =>
  current.getStore() ? current.run({ bounds: { ...nobody, ...bounds } }, work) : work();

/** For whoever plans work for many firms, and decides nothing about any of them. */
export const acrossFirms = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({ bounds: 'all' }, work);

/** Who makes the call; nobody where it is a customer's, or work of the night. */
export const caller = (): UserId | undefined => {
  const bounds = current.getStore()?.bounds;
  return bounds === 'all' ? undefined : bounds?.userId;
};

/** An id of a firm, wherever it stands in a key. */
const firmIds = /(?<![\w-])f-[\w-]{22}(?![\w-])/g;
const person = /^user#([^#]+)/;

/**
 * Throws before anything is sent where a key, be it of a partition, an object or a sealed value, names another firm or another person
 * than the call is for. Outside of a Lambda (a script, a test that looks into the table) nothing is held back.
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
