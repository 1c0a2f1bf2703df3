import { useEffect } from 'react';

/** How long a page is left alone before the code of its forms is sent for, in milliseconds. */
const afterMs = 3000;

/**
 * Sends for the code of a lazy part, such as a form, once the page has settled: it holds nothing up, and is there
 * when it is wanted without signal.
 */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const timer = setTimeout(load, afterMs);
    return () => clearTimeout(timer);
  }, [load]);
};
