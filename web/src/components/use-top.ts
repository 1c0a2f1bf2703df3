import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's offset in the page, in pixels, updated when the page around it changes. */
export const useTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getClientRects()[0];
      if (box) setTop(box.top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};
