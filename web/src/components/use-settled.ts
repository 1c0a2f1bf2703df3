import { useEffect, useState } from 'react';

/** Milliseconds for which no act can be pressed where another one stood. */
const settlingMs = 1500;

/**
 * Whether what can be pressed here has stood long enough for a tap to mean it. Whoever taps again because an answer is slow
 * would otherwise meet the act that took its place: Complete where Start was, Mark paid where Send was. Each further tap
 * begins the time anew, so that impatience never gets there.
 */
export const useSettled = (acts: string, busy = false): boolean => {
  const [settled, setSettled] = useState(acts);
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
