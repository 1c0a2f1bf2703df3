import { useState } from 'react';
import { mediaState } from './media-state.ts';
import { usePrinting } from './use-printing.ts';

const [hasRoom, useHasRoom] = mediaState('(width >= 48rem)');

export { hasRoom };

/** True from 768 px: a tablet shows days side by side, a phone stacked. Printing keeps the screen's layout. */
export const useRoom = (): boolean => {
  const has = useHasRoom();
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(has);
  if (!isPrinting && onScreen !== has) setOnScreen(has);
  return isPrinting ? onScreen : has;
};
