import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 64rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const isWide = (): boolean => wide.matches;

/** True from 1024 px on, for what is built differently there; where only its look differs, CSS does it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);
