/** The longest to postpone idle work in a busy browser, in milliseconds. */
const mostMs = 5000;

/** Resolves when the browser is idle. Safari can't tell, so there it is the next task. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve);
  });
