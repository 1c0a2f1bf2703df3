import { madeAt } from '#shared/ids.ts';

/** Longer than any call takes, in milliseconds: what has not come by then never will. */
const longestMs = 60 * 60 * 1000;

/** Whether what was on its way has not come. */
export const isLate = ({ id, comingMs = madeAt(id) }: { id: number; comingMs?: number }): boolean =>
  comingMs < Date.now() - longestMs;

interface Pointer {
  id: number;
  isGone?: boolean;
  isComing?: boolean;
  comingMs?: number;
}

/** Is it of a receipt that was deleted, or that never came because a crash was first? */
export const isLeft = ({ isGone, isComing, ...coming }: Pointer): boolean =>
  isGone || (isComing === true && isLate(coming));
