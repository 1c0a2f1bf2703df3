import type { MouseEvent } from 'react';

/** The longest time between the taps of a double tap, in milliseconds. */
export const doubleTapMs = 500;

const hold = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};

/**
 * Swallows the second tap of a double tap if the first one removed its target: nothing at that spot can be pressed for half a
 * second. A key press has no position.
 */
export const holdSecondTap = ({ detail, clientX, clientY }: MouseEvent): void => {
  if (detail === 0) return;
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  shield.className = 'pointer-events-auto fixed z-100 size-12 -translate-1/2';
  Object.assign(shield.style, { left: `${clientX}px`, top: `${clientY}px` });
  // A sheet below would take it for a tap outside, and close.
  for (const name of ['pointerdown', 'mousedown', 'click']) shield.addEventListener(name, hold);
  document.body.append(shield);
  setTimeout(() => shield.remove(), doubleTapMs);
};
