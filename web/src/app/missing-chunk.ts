const missed = new WeakSet<object>();
const key = 'reloaded-for-code';

/** Whether this is what a screen throws whose code would not come. */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);

/** Asks for the file that would not come; one that is gone is answered for, one that the line holds up is not. */
const isGone = async (message: string): Promise<boolean> => {
  const address = message.match(/\/assets\/[\w.-]+/)?.[0] ?? '/app.html';
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return !ok || (address !== '/app.html' && Boolean(headers.get('Content-Type')?.includes('text/html')));
  } catch {
    return false;
  }
};

/**
 * A page left open over a release may ask for code that is gone: loading it anew, once a minute at most, brings the new
 * one. Without a connection nothing is loaded anew: the running app would be lost, and what is typed in it.
 */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', async ({ payload }) => {
    missed.add(payload);
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000 || !(await isGone(payload.message))) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
};

/** Loads the app anew if its server can be reached: what failed once to load is not asked for again by the running one. */
export const reloadIfReached = async (): Promise<void> => {
  const reached = await fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (reached) location.reload();
};
