/** Most of a second is longer than a frame takes anywhere. */
const longestMs = 1000;

/**
 * Runs once something to read is on the screen. A frame's own callbacks come before that: on a fast line the files they send for
 * would be there first and take the processor from it. Where the browser does not say when it was, `longestMs` after the call.
 */
export const afterPaint = (run: () => void): void => {
  const timer = setTimeout(() => done(), longestMs);
  const watching = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) done();
  });
  const done = () => {
    clearTimeout(timer);
    watching.disconnect();
    run();
  };
  watching.observe({ type: 'paint', buffered: true });
};
