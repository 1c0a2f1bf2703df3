import type { Face } from './fonts.ts';
import type { Paper } from './paper.ts';
import { isShaped } from './scripts.ts';

/** Adds the original text for copying, because shaped glyphs may be drawn in another order, or one glyph for several letters. */
export const legibly = (
  paper: Paper,
  { shapesLines }: Face,
  text: string,
  isOnOnePage: () => boolean,
  draw: () => void,
): void => {
  // On two pages it would be added twice. Checked last, because measuring takes as long as setting.
  const isTold = shapesLines && isShaped(text) && isOnOnePage();
  if (isTold) paper.markContent('Span', { actual: text });
  draw();
  if (isTold) paper.endMarkedContent();
};
