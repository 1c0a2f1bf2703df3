import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The number of columns of at least `minWidth` pixels, with gaps of `gap` pixels, that fit into an element. */
export const useColumns = (minWidth: number, gap: number): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = (width: number) => {
      // A hidden list (on a phone, behind its detail) keeps its columns.
      if (width > 0) setColumns(Math.max(1, Math.floor((width + gap) / (minWidth + gap))));
    };
    measure(box.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return [box, columns];
};
