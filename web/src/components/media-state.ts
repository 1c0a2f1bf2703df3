import { useSyncExternalStore } from 'react';

/** A media query's state, as a function and as a hook that follows it. */
export const mediaState = (query: string): readonly [is: () => boolean, use: () => boolean] => {
  const media = matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const is = () => media.matches;
  return [is, () => useSyncExternalStore(subscribe, is)];
};
