import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** How long no action can be pressed where another one was, in milliseconds. */
const settlingMs = 1500;

let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

/** Notes where the page was last pressed: whatever appears there was not meant. Called for the whole app. */
export const notePress = ({ clientX, clientY }: PointerEvent): void => {
  last = { x: clientX, y: clientY, at: Date.now() };
};

const isUnderFinger = (element: HTMLElement): boolean => {
  if (Date.now() - last.at > settlingMs) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return last.x >= left && last.x <= right && last.y >= top && last.y <= bottom;
};

/**
 * True if the actions here have been in place long enough for a tap to mean them. Somebody who taps again because the answer is
 * slow would otherwise hit the action that replaced it: Complete in place of Start, Mark paid in place of Send. The same applies
 * to what appears where the last press was: on the next screen, or below a sheet that closed. Each further tap restarts the time.
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
