import { hasHint } from '../boot/hint.ts';

/** For a signed-out visitor: true if the session ended by itself or from another device. Signing out takes the hint away. */
export const hasLostSession = hasHint;
