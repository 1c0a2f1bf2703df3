import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls to the top whenever something else is shown, as named by `at`, but not the first time. Returns the ref of what is shown. */
export const useTop = <Shown extends HTMLElement>(at: string): RefObject<Shown | null> => {
  const top = useRef<Shown>(null);
  const was = useRef(at);
  useLayoutEffect(() => {
    if (was.current === at) return;
    was.current = at;
    top.current?.closest('section')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [at]);
  return top;
};
