import { mediaState } from './media-state.ts';

// The variant `split` of app.css has the same query.
const [isSplit, useSplit] = mediaState('(width >= 64rem) or ((width >= 48rem) and (height >= 40rem))');

/** True if a list and its record fit side by side; where only the style differs, use CSS. */
export { isSplit, useSplit };
