/** How long a step may go unreported, in milliseconds. A window that was restored without the steps before it reports none, and must not stand still for good. */
const patienceMs = 10_000;

/** Runs while the browser was asked to go through its history and has not reported it yet. */
let underWay: number | undefined;
/** What was asked for meanwhile: the browser would take its step after it, and so undo it. */
let following: (() => void) | undefined;

const end = (): void => {
  clearTimeout(underWay);
  underWay = undefined;
};

/** Goes through the browser's history. A step out of the app is reported to nobody. Whoever asks twice, as by two presses of Close, means one step. */
export const travel = (delta: number, isInApp: boolean): void => {
  if (underWay !== undefined) return;
  if (isInApp) underWay = window.setTimeout(there, patienceMs);
  history.go(delta);
};

/** At once, or when the step under way has been reported; of several the last. */
export const onceThere = (go: () => void): void => {
  if (underWay !== undefined) following = go;
  else go();
};

/** Takes note of a step that the browser reports, whoever asked for it, and then does what was asked for meanwhile. */
export const there = (arrive?: () => void): void => {
  end();
  arrive?.();
  const follow = following;
  following = undefined;
  follow?.();
};

// A page that the browser kept and shows again has long arrived.
addEventListener('pageshow', end);
