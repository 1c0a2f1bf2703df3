/** How long a finger must rest to start a drag, in ms. */
const holdMs = 350;

/**
 * Calls `take` once a finger has rested on an element, which doesn't scroll from then on. Returns a function that ends this. The
 * listener is the element's own, because it keeps the touch even if it is removed meanwhile, and must not be passive.
 */
export const onHold = (element: HTMLElement, take: () => void): (() => void) => {
  let isHeld = false;
  const still = (event: TouchEvent) => {
    if (isHeld) event.preventDefault();
  };
  element.addEventListener('touchmove', still, { passive: false });
  const timer = setTimeout(() => {
    isHeld = true;
    take();
  }, holdMs);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('touchmove', still);
  };
};
