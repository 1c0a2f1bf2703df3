import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, type Style } from './style.ts';

const amountWidth = 120;
const textWidth = contentWidth - amountWidth - 16;
const amountX = page.left + contentWidth - amountWidth;
const rowGap = 7;
const lineGap = 3;

export type Row = {
  text: [type: string, text: string, style: Style][];
  amount: string;
  amountStyle: Style;
  tag: 'TH' | 'TD';
};

/** Draws a row of words and an amount, aligned with its first line. The text may span pages, the amount never does. */
export const drawRow = (sheet: Sheet, table: Part, { text, amount, amountStyle, tag }: Row): void => {
  const row = sheet.part('TR', table);
  const [textCell, amountCell] = [sheet.part(tag, row), sheet.part(tag, row)];
  sheet.need(34);
  const top = sheet.y;
  const place = { x: amountX, width: amountWidth, align: 'right' } as const;
  if (amount) sheet.write(amountCell, 'P', amount, amountStyle, place);
  sheet.y = top;
  for (const [index, [type, words, style]] of text.entries()) {
    if (index > 0) sheet.y += lineGap;
    sheet.write(textCell, type, words, style, { width: textWidth });
  }
};

/** Ends a row with a rule. */
export const closeRow = (sheet: Sheet, ink: string = colour.line, weight = 0.5): void => {
  sheet.y += rowGap;
  sheet.rule(sheet.y, ink, weight);
  sheet.y += rowGap;
};
