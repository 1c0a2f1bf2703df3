import { useSyncExternalStore } from 'react';
import { useHeldInPrint } from './use-printing.ts';

/** A media query's state, as a function and as a hook that follows it. */
const mediaState = (query: string): readonly [is: () => boolean, use: () => boolean] => {
  const media = matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const is = () => media.matches;
  return [is, () => useSyncExternalStore(subscribe, is)];
};

const [hasRoom, useHasRoom] = mediaState('(width >= 48rem)');

export { hasRoom };

/** True from 768 px: a tablet shows days side by side, a phone stacked. Printing keeps the screen's layout. */
export const useRoom = (): boolean => useHeldInPrint(useHasRoom());

/**
 * True if a list and its record fit side by side; where only the style differs, use CSS. The variant `split` of app.css has the
 * same query.
 */
export const [isSplit, useSplit] = mediaState('(width >= 64rem) or ((width >= 48rem) and (height >= 40rem))');

/** True from 1024 px, for different markup; where only the style differs, use CSS. */
export const [isWide, useWide] = mediaState('(width >= 64rem)');
