import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Publishes how much of the page's top a sticky element covers (`--list-top`), so that what sticks below it knows where to stop. */
export const useStuckHeight = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const sticks = getComputedStyle(element).position === 'sticky';
      style.setProperty('--list-top', `${sticks ? element.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--list-top');
    };
  }, []);
  return box;
};
