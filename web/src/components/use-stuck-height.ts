import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Publishes how much of the page's top a sticky element covers (`--list-top`), so that what sticks below it knows where to stop. */
export const useStuckHeight = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Behind a record that is open on a phone.
      if (element.offsetHeight === 0) return;
      const sticks = getComputedStyle(element).position === 'sticky';
      const height = `${sticks ? element.offsetHeight : 0}px`;
      // Setting it computes the whole page's styles again.
      if (style.getPropertyValue('--list-top') !== height) style.setProperty('--list-top', height);
    };
    // Its first call comes before the first paint, when the layout is known.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The next list's is mostly as high, and no other page has anything that sticks below one.
    return () => observer.disconnect();
  }, []);
  return box;
};
