/** How long to wait for a popstate, in milliseconds. A window restored without its history never fires one, and must not hang. */
const patienceMs = 10_000;

/** The timer of a history step that the browser has not reported yet. */
let underWay: number | undefined;
/** Navigation requested meanwhile. Started at once, the pending step would undo it. */
let following: (() => void) | undefined;

const end = (): void => {
  clearTimeout(underWay);
  underWay = undefined;
};

/** Moves through the browser's history. A step out of the app fires no event. Two quick presses of Close count as one. */
export const travel = (delta: number, isInApp: boolean): void => {
  if (underWay !== undefined) return;
  if (isInApp) underWay = window.setTimeout(there, patienceMs);
  history.go(delta);
};

/** Runs now, or after the pending history step; only the last of several runs. */
export const onceThere = (go: () => void): void => {
  if (underWay !== undefined) following = go;
  else go();
};

/** Ends the pending step, whoever started it, then runs what waited for it. */
export const there = (arrive?: () => void): void => {
  end();
  arrive?.();
  const follow = following;
  following = undefined;
  follow?.();
};

// A page restored from the back/forward cache has no pending step.
addEventListener('pageshow', end);
