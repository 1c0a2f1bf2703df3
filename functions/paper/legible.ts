import type { Face } from './fonts.ts';
import type { Paper } from './paper.ts';
import { isShaped } from './scripts.ts';

/** Tells those who copy the text what it says: drawn, its letters stand in another order or for several at once. */
export const legibly = (
  paper: Paper,
  { shapesLines }: Face,
  text: string,
  isOnOnePage: () => boolean,
  draw: () => void,
): void => {
  // Over two pages it would be told twice. Asked last: measuring takes as long as setting.
  const isTold = shapesLines && isShaped(text) && isOnOnePage();
  if (isTold) paper.markContent('Span', { actual: text });
  draw();
  if (isTold) paper.endMarkedContent();
};
