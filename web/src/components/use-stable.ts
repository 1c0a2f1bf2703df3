import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what the latest one does: for parts that are drawn anew only when they change. */
export const useStable = <Given extends unknown[]>(
  run: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
