import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The horizontal distance of a swipe, in px, and the ratio of horizontal to vertical movement. */
const least = 40;
const slope = 1.5;

/** Reports a swipe: 1 to the left (forward), -1 to the right. Goes on an element with `touch-action: pan-y`. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x, y };
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      swiped.current = Math.abs(x) >= least && Math.abs(x) > slope * Math.abs(y);
      if (swiped.current) onSwipe(x < 0 ? 1 : -1);
    },
    // The end of a swipe must not click.
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
