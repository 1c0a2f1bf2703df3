import { useEffect, useSyncExternalStore } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import { hear, ofTheService } from './heard.ts';
import { onWaiting, tellWaiting, waitingNow } from './waiting.ts';

/**
 * When a page with disabled controls checks whether the connection is back, and how long it waits for an answer, in milliseconds.
 * One lost answer rarely means a dead connection, so the first check is early: on a dead one it costs a single call.
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

/** Checks the connection as long as any control needs it. */
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

// The browser's `online` is not reliable, but its `offline` is believed until something gets through.
addEventListener('offline', () => tellWaiting({ isReached: false }));

/** True if a control that needs a connection must be disabled and say so, because nothing gets through. */
export const useCut = (needsConnection = false): boolean => {
  const cut = useSyncExternalStore(onWaiting, isCut) && needsConnection;
  useEffect(() => {
    if (cut) return watch();
  }, [cut]);
  return cut;
};
