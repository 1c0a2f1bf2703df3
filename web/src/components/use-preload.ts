import { useEffect } from 'react';

/** How long to leave a page alone before its forms' code loads, in milliseconds. */
const afterMs = 3000;

/** Prefetches a lazy part, such as a form, once the page is idle: it delays nothing, and is available offline. */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const timer = setTimeout(load, afterMs);
    return () => clearTimeout(timer);
  }, [load]);
};
