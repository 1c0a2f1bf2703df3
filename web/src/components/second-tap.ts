import type { MouseEvent } from 'react';

/** Milliseconds within which a second tap belongs to the first. */
export const doubleTapMs = 500;

const hold = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};

/**
 * Lets the second tap of a double tap meet nothing where what was tapped may go: for half a second nothing can be
 * pressed in that place, and only there. A press by a key has no place.
 */
export const holdSecondTap = ({ detail, clientX, clientY }: MouseEvent): void => {
  if (detail === 0) return;
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  shield.className = 'pointer-events-auto fixed z-100 size-12 -translate-1/2';
  Object.assign(shield.style, { left: `${clientX}px`, top: `${clientY}px` });
  // A sheet beneath would take it for a tap beside it, and close.
  for (const name of ['pointerdown', 'mousedown', 'click']) shield.addEventListener(name, hold);
  document.body.append(shield);
  setTimeout(() => shield.remove(), doubleTapMs);
};
