import { mediaState } from './media-state.ts';
import { useHeldInPrint } from './use-printing.ts';

const [hasRoom, useHasRoom] = mediaState('(width >= 48rem)');

export { hasRoom };

/** True from 768 px: a tablet shows days side by side, a phone stacked. Printing keeps the screen's layout. */
export const useRoom = (): boolean => useHeldInPrint(useHasRoom());
