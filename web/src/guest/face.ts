/**
 * Loads the font once there is text to read: earlier, it would compete with the document and the code on a slow connection. Until
 * then the fallback font has the same metrics.
 */
export const bringFace = (root: HTMLElement): void => {
  new MutationObserver((_, drawing) => {
    drawing.disconnect();
    onceShown(() => document.documentElement.setAttribute('data-face', ''));
  }).observe(root, { childList: true });
};

const onceShown = (run: () => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
};
