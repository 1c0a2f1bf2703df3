import { mediaState } from './media-state.ts';

const [isWide, useWide] = mediaState('(width >= 64rem)');

/** True from 1024 px on, for what is built differently there; where only its look differs, CSS does it. */
export { isWide, useWide };
