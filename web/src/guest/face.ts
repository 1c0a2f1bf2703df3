/**
 * Sends for the face when something can be read: before, it would share a slow line with the document and the code that draws
 * it. Until then the letters are those of the fallback, which take the same room.
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
