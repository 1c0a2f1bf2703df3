import { mediaState } from './media-state.ts';

const [isWide, useWide] = mediaState('(width >= 64rem)');

/** True from 1024 px, for different markup; where only the style differs, use CSS. */
export { isWide, useWide };
