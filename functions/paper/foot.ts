import { companyWords } from './company.ts';
import type { PaperDocument } from './document.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, numberTop, page, styles } from './style.ts';

/** Every part leaves at least as much below it, in points. */
const gap = 12;

/** Who the seller is in law, at the foot of the last page. */
export const drawFoot = (sheet: Sheet, { seller }: PaperDocument): void => {
  const words = companyWords(seller);
  if (!words) return;
  const height = sheet.heightOf(words, styles.margin, contentWidth);
  // Before it begins a page that would hold nothing else, it reaches down to the page's number, and up into the gap above it.
  const lowest = numberTop - height;
  if (sheet.y - gap > lowest) sheet.need(page.height);
  const y = Math.min(Math.max(sheet.y, page.height - page.bottom - height), lowest);
  sheet.write(sheet.part('Sect'), 'P', words, styles.margin, { y, height });
};
