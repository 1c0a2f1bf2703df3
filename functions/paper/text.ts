import { printable } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, styles } from './style.ts';

/** The height of a text under its heading, in points. */
export const textHeight = (sheet: Sheet, title: string, text: string): number =>
  sheet.heightOf(title, styles.heading, contentWidth) +
  2 +
  sheet.heightOf(printable(text), styles.body, contentWidth);

/** Draws a text under its heading, over as many pages as needed; nothing if it is empty. */
export const drawText = (sheet: Sheet, title: string, text: string | null | undefined): void => {
  const words = printable(text ?? '');
  if (!words) return;
  const part = sheet.part('Sect');
  sheet.need(48);
  sheet.write(part, 'H2', title, styles.heading);
  sheet.y += 2;
  sheet.write(part, 'P', words, styles.body);
  sheet.y += 18;
};
