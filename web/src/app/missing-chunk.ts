const missed = new WeakSet<object>();
const key = 'reloaded-for-code';

/** True if a screen threw this because its code failed to load. */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);

/** The built file named in an error message; undefined if the browser names none. */
const fileIn = (message: string): string | undefined => message.match(/\/assets\/[\w.-]+/)?.[0];

/**
 * Imports a chunk and retries once under another address, because a browser remembers a failed module for as long as the page
 * lives (whatwg/html#6768). Only for chunks that nothing else imports.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const file = error instanceof Error ? fileIn(error.message) : undefined;
    if (!file) throw error;
    return import(/* @vite-ignore */ `${file}?again=${Date.now()}`) as Promise<Module>;
  });

/** Asks the server whether the file still exists. An error page means that it is gone; no answer means that the line is bad. */
const isGone = async (message: string): Promise<boolean> => {
  const address = fileIn(message) ?? '/app.html';
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return !ok || (address !== '/app.html' && Boolean(headers.get('Content-Type')?.includes('text/html')));
  } catch {
    return false;
  }
};

/** True once somebody has pressed or typed something on this page, which reloading could lose. */
let isTouched = false;

const onceMs = 60_000;
/** False if the page was reloaded for code within the last minute. */
const mayReload = (): boolean => Date.now() - Number(sessionStorage.getItem(key) ?? 0) >= onceMs;
const reload = (): void => {
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
};

/**
 * A page left open across a release may ask for chunks that no longer exist. Reloading fetches the new build, at most once a
 * minute. We don't reload offline: that would lose the running app and what was typed into it.
 */
export const reloadOnMissingChunk = (): void => {
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => (isTouched = true), { capture: true, once: true });
  addEventListener('vite:preloadError', async ({ payload }) => {
    missed.add(payload);
    if (mayReload() && (await isGone(payload.message))) reload();
  });
};

/** Reloads the app if its server can be reached, because a module that failed once is never requested again. */
export const reloadIfReached = async (): Promise<void> => {
  const reached = await fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (reached) reload();
};

/** The same without being asked, while nothing can be lost by it. */
export const reloadUntouched = (): void => {
  if (!isTouched && mayReload()) void reloadIfReached();
};
