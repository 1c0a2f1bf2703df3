import { useSyncExternalStore } from 'react';

/*
 * What is shown from this device although the server has not said it since. It is told only when the server keeps one
 * waiting: what is new mostly comes before anybody has read the old.
 */

interface Old {
  /** When the server said it, in milliseconds. */
  at: number;
  told: boolean;
}

const old = new Map<string, Old>();
const listeners = new Set<() => void>();
/** How long the server may take before the age of what is shown is told, in milliseconds. */
const patienceMs = 3000;

const changed = () => {
  for (const listener of listeners) listener();
};

/** Tells the age of what is shown under a query's hash: the server did not answer, or not yet. */
export const tellOld = (hash: string): void => {
  const known = old.get(hash);
  if (!known || known.told) return;
  old.set(hash, { ...known, told: true });
  changed();
};

export const markOld = (hash: string, at: number): void => {
  old.set(hash, { at, told: false });
  changed();
  setTimeout(tellOld, patienceMs, hash);
};

export const clearOld = (hash: string): void => {
  if (old.delete(hash)) changed();
};

export const isOld = (hash: string): boolean => old.has(hash);

export const onOld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether what is shown under a hash is old, and since when once that is to be told. */
export const useOld = (hash: string): { old: boolean; asOf: number | undefined } => {
  const known = useSyncExternalStore(onOld, () => old.get(hash));
  return { old: known !== undefined, asOf: known?.told ? known.at : undefined };
};
