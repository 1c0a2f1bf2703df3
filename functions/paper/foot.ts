import { companyWords } from './company.ts';
import type { PaperDocument } from './document.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, numberTop, page, styles } from './style.ts';

/** The minimum space below every part, in points. */
const gap = 12;

/** Draws the seller's legal particulars at the foot of the last page. */
export const drawFoot = (sheet: Sheet, { seller }: PaperDocument): void => {
  const words = companyWords(seller);
  if (!words) return;
  const height = sheet.heightOf(words, styles.margin, contentWidth);
  // Rather than start a page for it alone, it may extend down to the page number, and up into the gap above it.
  const lowest = numberTop - height;
  if (sheet.y - gap > lowest) sheet.need(page.height);
  const y = Math.min(Math.max(sheet.y, page.height - page.bottom - height), lowest);
  sheet.write(sheet.part('Sect'), 'P', words, styles.margin, { y, height });
};
