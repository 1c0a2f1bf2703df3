import { call } from './calls.ts';

const longEnoughMs = 3000;

/**
 * Reports the document as seen once it has been visible for three seconds in a row. A bot that loads and leaves reports nothing.
 * Returns a function that stops.
 */
export const saySeen = (token: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
  };
  const say = () => {
    stop();
    // Just a hint for the sender: if it gets lost, nothing else is.
    call('seen', { token }).catch(() => undefined);
  };
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(say, longEnoughMs);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
  return stop;
};
