/** A page left open over a release asks for code that is gone. Loading it anew, once a minute at most, brings the new one. */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};

const key = 'reloaded-for-code';
