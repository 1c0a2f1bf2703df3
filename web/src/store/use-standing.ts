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

/** True while this start is still reading the stored records. */
export const useStarting = (): boolean => useSyncExternalStore(onStore, isStarting);
