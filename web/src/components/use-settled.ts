import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Milliseconds for which no act can be pressed where another one stood. */
const settlingMs = 1500;

let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

/** Notes where the page was pressed last: whatever comes to stand there is not what was meant. Heard by the whole app. */
export const notePress = ({ clientX, clientY }: PointerEvent): void => {
  last = { x: clientX, y: clientY, at: Date.now() };
};

const isUnderFinger = (element: HTMLElement): boolean => {
  if (Date.now() - last.at > settlingMs) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return last.x >= left && last.x <= right && last.y >= top && last.y <= bottom;
};

/**
 * Whether what can be pressed here has stood long enough for a tap to mean it. Whoever taps again because an answer is slow
 * would otherwise meet the act that took its place: Complete where Start was, Mark paid where Send was. The same holds of a place
 * that comes to stand where was pressed just now: on the next screen, or below a sheet that closed. Each further tap
 * begins the time anew, so that impatience never gets there.
 */
export const useSettled = (place: RefObject<HTMLElement | null>, acts: string, busy = false): boolean => {
  const [settled, setSettled] = useState<string | null>(acts);
  useLayoutEffect(() => {
    if (place.current && isUnderFinger(place.current)) setSettled(null);
  }, [place]);
  useEffect(() => {
    if (settled === acts || busy) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(acts), settlingMs);
    };
    wait();
    addEventListener('pointerdown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait, true);
    };
  }, [acts, settled, busy]);
  return settled === acts;
};
