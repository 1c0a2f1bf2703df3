import { money } from '#functions/lib/pence.ts';
import type { PaperDocument } from './document.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';
import { totalLabel } from './wording.ts';

/** The height of the total with its space below, in points. */
export const totalHeight = 50;

/** Draws the document's total, and what happens with it. */
export const drawTotal = (sheet: Sheet, paper: PaperDocument): void => {
  const part = sheet.part('Sect');
  sheet.need(30);
  const top = sheet.y + 2;
  const amount = money(paper.amountPence);
  const width = sheet.widthOf(amount, styles.total) + 2;
  const label = { y: top + 5.5, width: contentWidth - width - 12 };
  sheet.write(part, 'P', totalLabel(paper), styles.strong, label);
  const x = page.left + contentWidth - width;
  sheet.y = sheet.write(part, 'P', amount, styles.total, { x, y: top, width, align: 'right' }) + 26;
};
