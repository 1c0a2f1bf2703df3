const isSeen = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** Marks the moment after the frame in which the first record can be seen, by the browser's own clock. */
export const markFirstRow = (): void => {
  const look = () => {
    if (![...document.querySelectorAll('[data-record]')].some(isSeen)) return;
    watching.disconnect();
    // The frame is drawn once this has run; the next task comes after it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
  };
  const watching = new MutationObserver(look);
  watching.observe(document.documentElement, { childList: true, subtree: true });
  look();
};
