import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest one, for memoised components. */
export const useStable = <Given extends unknown[]>(
  run: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
