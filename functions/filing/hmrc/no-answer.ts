/** Shown while HMRC can't be reached. */
export const silentWords = 'HMRC does not answer. Nothing of yours is lost; try later.';
export const busyWords = 'HMRC is busy. Try again in a moment.';
