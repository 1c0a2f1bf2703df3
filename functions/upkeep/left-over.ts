import { madeAt } from '#shared/ids.ts';

/** Longer than any call takes, in milliseconds: what has not arrived by then never will. */
const longestMs = 60 * 60 * 1000;

/** True if an upload has not arrived in time. */
export const isLate = ({ id, comingMs = madeAt(id) }: { id: number; comingMs?: number }): boolean =>
  comingMs < Date.now() - longestMs;

interface Pointer {
  id: number;
  isGone?: boolean;
  isComing?: boolean;
  comingMs?: number;
}

/** True if it belongs to a receipt that was deleted, or never stored because of a crash. */
export const isLeft = ({ isGone, isComing, ...coming }: Pointer): boolean =>
  isGone || (isComing === true && isLate(coming));
