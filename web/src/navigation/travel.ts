/** Whether the browser was asked to go through its history and has not reported it yet. */
let isUnderWay = false;
/** What was asked for meanwhile: the browser would take its step after it, and so undo it. */
let following: (() => void) | undefined;

/** Goes through the browser's history. A step out of the app is reported to nobody. Whoever asks twice, as by two presses of Close, means one step. */
export const travel = (delta: number, isInApp: boolean): void => {
  if (isUnderWay) return;
  isUnderWay = isInApp;
  history.go(delta);
};

/** At once, or when the step under way has been reported; of several the last. */
export const onceThere = (go: () => void): void => {
  if (isUnderWay) following = go;
  else go();
};

/** Takes note of a step that the browser reports, whoever asked for it, and then does what was asked for meanwhile. */
export const there = (arrive: () => void): void => {
  isUnderWay = false;
  arrive();
  const follow = following;
  following = undefined;
  follow?.();
};

// A page that the browser kept and shows again has long arrived.
addEventListener('pageshow', () => {
  isUnderWay = false;
});
