import { call } from './calls.ts';

const longEnoughMs = 3000;

/**
 * Says that somebody looked at the document, once it has been visible for three seconds together. A page that a machine
 * loads and leaves says nothing. Gives a way to stop.
 */
export const saySeen = (token: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
  };
  const say = () => {
    stop();
    // A hint for the sender: where it does not arrive, nothing is lost.
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
