import { useState, useSyncExternalStore } from 'react';
import { usePrinting } from './use-printing.ts';

const room = matchMedia('(width >= 48rem)');

const subscribe = (listener: () => void) => {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};

export const hasRoom = (): boolean => room.matches;

/** True from 768 px on: a tablet shows days beside each other, a phone one under the other. On paper it is as it was on the screen. */
export const useRoom = (): boolean => {
  const has = useSyncExternalStore(subscribe, hasRoom);
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(has);
  if (!isPrinting && onScreen !== has) setOnScreen(has);
  return isPrinting ? onScreen : has;
};
