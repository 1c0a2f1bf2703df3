import { mediaState } from './media-state.ts';

// The variant `split` of app.css asks the same.
const [isSplit, useSplit] = mediaState('(width >= 64rem) or ((width >= 48rem) and (height >= 40rem))');

/** Whether there is room for a list and its record beside each other; where only its look differs, CSS does it. */
export { isSplit, useSplit };
