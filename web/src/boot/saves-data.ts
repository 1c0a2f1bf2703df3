/** True in data-saver mode: nothing is prefetched then. Only Chromium reports it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
