import { useEffect, useSyncExternalStore } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import { hear, ofTheService } from './heard.ts';
import { onWaiting, tellWaiting, waitingNow } from './waiting.ts';

/**
 * When a page that shows what cannot be done just now looks whether it can again, and how long it waits, in milliseconds. One lost
 * answer is mostly no dead line, so the first look is soon: on a dead one that is a single call more.
 */
const look = { firstMs: 1500, everyMs: 10_000, patienceMs: 5000 };

const isCut = (): boolean => !waitingNow().isReached;

const tryLine = async (): Promise<void> => {
  if (document.hidden) return;
  const signal = AbortSignal.timeout(look.patienceMs);
  const asked = fetch(authRoutes.user.path, { cache: 'no-store', signal });
  const answer = await asked.then(ofTheService).catch(() => null);
  if (answer) hear(answer);
};

let lookers = 0;
let timer = 0;

const lookIn = (ms: number): void => {
  timer = window.setTimeout(() => {
    void tryLine();
    lookIn(look.everyMs);
  }, ms);
};

/** Looks as long as anybody is kept from something. */
const watch = (): (() => void) => {
  lookers += 1;
  if (lookers === 1) {
    lookIn(look.firstMs);
    addEventListener('online', tryLine);
  }
  return () => {
    lookers -= 1;
    if (lookers > 0) return;
    clearTimeout(timer);
    removeEventListener('online', tryLine);
  };
};

// A device that says it is connected may still reach nobody; one that says it is not is believed until something gets through.
addEventListener('offline', () => tellWaiting({ isReached: false }));

/** Whether a control that needs a connection has to say so and wait, as nothing gets through just now. */
export const useCut = (needsConnection = false): boolean => {
  const cut = useSyncExternalStore(onWaiting, isCut) && needsConnection;
  useEffect(() => {
    if (cut) return watch();
  }, [cut]);
  return cut;
};
