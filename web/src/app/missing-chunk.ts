const missed = new WeakSet<object>();
const key = 'reloaded-for-code';

/** Whether this is what a screen throws whose code would not come. */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);

/** The built file that an error is about; undefined where the browser does not say. */
const fileIn = (message: string): string | undefined => message.match(/\/assets\/[\w.-]+/)?.[0];

/**
 * Loads code that must come, of one file that no other needs. A browser keeps a module that failed once as failed for as long
 * as the page lives (whatwg/html#6768); under another address it is asked for anew.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const file = error instanceof Error ? fileIn(error.message) : undefined;
    if (!file) throw error;
    return import(/* @vite-ignore */ `${file}?again=${Date.now()}`) as Promise<Module>;
  });

/** Asks for the file that would not come; one that is gone is answered for, one that the line holds up is not. */
const isGone = async (message: string): Promise<boolean> => {
  const address = fileIn(message) ?? '/app.html';
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
