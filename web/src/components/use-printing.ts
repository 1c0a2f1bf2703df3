import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed. It renders before the browser takes its snapshot, so a list can print all its rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}

/** The value it had before printing, for as long as the page is being printed. */
export const useHeldInPrint = <Value>(value: Value): Value => {
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(value);
  if (!isPrinting && onScreen !== value) setOnScreen(value);
  return isPrinting ? onScreen : value;
};

let printing = false;
const listeners = new Set<() => void>();

const set = (value: boolean) => {
  printing = value;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const begin = () => set(true);
const end = () => set(false);

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
};
