import type { Store } from './store.ts';

/** How often to poll the feed while the page is in use, and while it is just open, in milliseconds. */
const every = { used: 10_000, idle: 60_000 };
/** How long after the last input a page counts as in use, in milliseconds. */
const usedMs = 120_000;
/** The minimum age of the last poll before navigation triggers another, in milliseconds. */
const freshMs = 2000;

let asking: (() => void) | undefined;

/** Polls the feed after navigation, so that the next page is up to date. */
export const askAfterStep = (): void => asking?.();

/** Polls the feed while somebody may be looking; never while the page is hidden. */
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
  // A poll offline fails at once, and the page then says how old it is.
  for (const change of ['focus', 'online', 'offline']) addEventListener(change, ask);
  document.addEventListener('visibilitychange', ask);
  ask();
  again();
};
