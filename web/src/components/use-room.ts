import { useState } from 'react';
import { mediaState } from './media-state.ts';
import { usePrinting } from './use-printing.ts';

const [hasRoom, useHasRoom] = mediaState('(width >= 48rem)');

export { hasRoom };

/** True from 768 px on: a tablet shows days beside each other, a phone one under the other. On paper it is as it was on the screen. */
export const useRoom = (): boolean => {
  const has = useHasRoom();
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(has);
  if (!isPrinting && onScreen !== has) setOnScreen(has);
  return isPrinting ? onScreen : has;
};
