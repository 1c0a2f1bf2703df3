import { useSyncExternalStore } from 'react';
import { onStore, storeNow } from './live.ts';

const heardAtUnreached = (): number | undefined => {
  const store = storeNow();
  return store && !store.isReached ? store.heardAt : undefined;
};

/** When the server last answered, in epoch milliseconds; undefined if it answers now. */
export const useStanding = (): { asOf: number | undefined } => ({
  asOf: useSyncExternalStore(onStore, heardAtUnreached),
});

const isStarting = (): boolean => storeNow()?.isStarting ?? false;

/** Whether this start is still reading what lies on the device. */
export const useStarting = (): boolean => useSyncExternalStore(onStore, isStarting);
