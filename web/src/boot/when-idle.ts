/** How long a browser may be busy before work that nobody waits for is done all the same, in milliseconds. */
const mostMs = 5000;

/** Waits until the browser has nothing better to do. Safari cannot say, so there it is the next task. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve);
  });
