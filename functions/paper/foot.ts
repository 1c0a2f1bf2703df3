import { companyWords } from './company.ts';
import type { PaperDocument } from './document.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';

/** Who the seller is in law, at the foot of the last page. */
export const drawFoot = (sheet: Sheet, { seller }: PaperDocument): void => {
  const words = companyWords(seller);
  if (!words) return;
  const height = sheet.heightOf(words, styles.margin, contentWidth);
  sheet.need(height + 24);
  const y = Math.max(sheet.y + 18, page.height - page.bottom - height);
  sheet.write(sheet.part('Sect'), 'P', words, styles.margin, { y });
};
