/** Whether the browser was told to load little: nothing is fetched ahead then. Only Chromium says so. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
