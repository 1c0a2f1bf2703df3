import type { Store } from './store.ts';

/** How often the feed is asked while the page is used, and while it only lies open, in milliseconds. */
const every = { used: 10_000, idle: 60_000 };
/** For how long after the last touch a page counts as used, in milliseconds. */
const usedMs = 120_000;
/** How old the last answer must be for a step in the app to ask again, in milliseconds. */
const freshMs = 2000;

let asking: (() => void) | undefined;

/** A step in the app: what is shown next is to be what is so now. */
export const askAfterStep = (): void => asking?.();

/** Asks the feed as often as somebody may be looking; never while the page is hidden. */
export const keepAsking = (store: Store): void => {
  let askedAt = 0;
  let usedAt = Date.now();
  let timer = 0;
  const ask = () => {
    if (document.hidden) return;
    askedAt = Date.now();
    void store.ask();
  };
  const again = () => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        ask();
        again();
      },
      Date.now() - usedAt < usedMs ? every.used : every.idle,
    );
  };
  const use = () => {
    const wasIdle = Date.now() - usedAt >= usedMs;
    usedAt = Date.now();
    if (wasIdle) again();
  };
  asking = () => {
    if (Date.now() - askedAt > freshMs) ask();
  };
  for (const touch of ['pointerdown', 'keydown', 'scroll']) addEventListener(touch, use, { passive: true });
  for (const back of ['focus', 'online']) addEventListener(back, ask);
  document.addEventListener('visibilitychange', ask);
  ask();
  again();
};
