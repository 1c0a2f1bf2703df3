import { money } from '../invoices/figures.ts';
import type { InvoiceDocument } from './document.ts';
import { printable } from './printable.ts';
import type { Part, Sheet } from './sheet.ts';
import { colour, contentWidth, page, type Style, styles } from './style.ts';
import { labourDetail, oneLine, totalLabel, whenAndWhere } from './wording.ts';

const amountWidth = 120;
const textWidth = contentWidth - amountWidth - 16;
const amountX = page.left + contentWidth - amountWidth;
const rowGap = 7;
const lineGap = 3;

type Row = {
  text: [type: string, text: string, style: Style][];
  amount: string;
  amountStyle: Style;
  tag: 'TH' | 'TD';
};

/** One row of the table, its amount level with its first line. The text may run over pages, the amount never does. */
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

/** What was done, when and where, over as many pages as it takes. */
const workText = (work: InvoiceDocument['work']): Row['text'] => {
  const title = oneLine(work.jobTitle);
  const description = printable(work.description ?? '');
  const facts = whenAndWhere(work).join('  ·  ');
  const text: Row['text'] = [];
  if (title) text.push(['P', title, styles.strong]);
  if (description) text.push(['P', description, styles.body]);
  if (facts) text.push(['P', facts, styles.quiet]);
  return text;
};

type Line = { text: Row['text']; pence: number };

const costLines = ({ labour, materialsPence }: InvoiceDocument): Line[] => {
  const detail = labourDetail(labour);
  const line = (text: string, pence: number): Line => ({ text: [['P', text, styles.figure]], pence });
  const lines: Line[] = [];
  if (detail || labour.costPence > 0) {
    lines.push(line(detail ? `Labour, ${detail}` : 'Labour', labour.costPence));
  }
  if (materialsPence > 0) lines.push(line('Materials', materialsPence));
  return lines;
};

/** The work, then labour and materials as given; where neither is, the whole amount stands beside the work. */
const linesOf = (invoice: InvoiceDocument): Line[] => {
  const work = workText(invoice.work);
  const costs = costLines(invoice);
  if (costs.length > 0) return work.length > 0 ? [{ text: work, pence: 0 }, ...costs] : costs;
  return [{ text: work.length > 0 ? work : [['P', 'Work done', styles.body]], pence: invoice.amountPence }];
};

const drawTotal = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const part = sheet.part('Sect');
  sheet.need(30);
  const top = sheet.y + 2;
  const amount = money(invoice.amountPence);
  const width = sheet.widthOf(amount, styles.total) + 2;
  const label = { y: top + 5.5, width: contentWidth - width - 12 };
  sheet.write(part, 'P', totalLabel(invoice), styles.strong, label);
  const x = page.left + contentWidth - width;
  sheet.y = sheet.write(part, 'P', amount, styles.total, { x, y: top, width, align: 'right' }) + 26;
};

/** The table of work and costs and what the client pays. No line is made up to bridge a difference between the two. */
export const drawWork = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const table = sheet.part('Table');
  const head: Row['text'] = [['P', 'Work', styles.label]];
  drawRow(sheet, table, { text: head, amount: 'Amount', amountStyle: styles.label, tag: 'TH' });
  sheet.y -= 2;
  closeRow(sheet, colour.navy, 1);
  const lines = linesOf(invoice);
  for (const [index, { text, pence }] of lines.entries()) {
    const amount = pence > 0 ? money(pence) : '';
    drawRow(sheet, table, { text, amount, amountStyle: styles.figure, tag: 'TD' });
    const last = index === lines.length - 1;
    closeRow(sheet, last ? colour.navy : colour.line, last ? 1 : 0.5);
  }
  drawTotal(sheet, invoice);
};
