import { money } from '#functions/lib/pence.ts';
import type { InvoiceDocument, PaperDocument, Work } from './document.ts';
import { printable } from './printable.ts';
import { closeRow, drawRow, type Row } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { colour, styles } from './style.ts';
import { labourDetail, oneLine, whenAndWhere, workAt } from './wording.ts';

/** What was done, when and where, over as many pages as needed. */
const workText = (work: Work): Row['text'] => {
  const title = oneLine(work.jobTitle);
  const description = printable(work.description ?? '');
  const facts = whenAndWhere(work).join('  ·  ');
  const text: Row['text'] = [];
  if (title) text.push(['P', title, styles.strong]);
  // A job charged by its name alone is described by that name.
  if (description && description !== title) text.push(['P', description, styles.body]);
  const site = workAt(work);
  if (site) text.push(['P', site, styles.quiet]);
  if (facts) text.push(['P', facts, styles.quiet]);
  return text;
};

type Line = { text: Row['text']; pence: number };

const line = (text: string, pence: number): Line => ({ text: [['P', text, styles.figure]], pence });

/** Labour and materials as given, and any difference from the amount, which is never left to the reader. */
const costLines = ({ labour, materialsPence, amountPence }: InvoiceDocument): Line[] => {
  const detail = labourDetail(labour);
  const lines: Line[] = [];
  if (detail || labour.costPence > 0) {
    lines.push(line(detail ? `Labour, ${detail}` : 'Labour', labour.costPence));
  }
  if (materialsPence > 0) lines.push(line('Materials', materialsPence));
  const given = labour.costPence + materialsPence;
  const rest = given > 0 ? amountPence - given : 0;
  if (rest !== 0) lines.push(line(rest < 0 ? 'Discount' : 'Other charges', rest));
  return lines;
};

/** The work, then its costs; without costs, the whole amount is shown beside the work. */
const linesOf = (invoice: InvoiceDocument): Line[] => {
  const work = workText(invoice.work);
  const costs = costLines(invoice);
  if (costs.some(({ pence }) => pence !== 0))
    return work.length > 0 ? [{ text: work, pence: 0 }, ...costs] : costs;
  const words = [...work, ...costs.flatMap(({ text }) => text)];
  return [{ text: words.length > 0 ? words : [['P', 'Work done', styles.body]], pence: invoice.amountPence }];
};

/** Draws the table of an invoice with a single amount: its work and costs. */
export const drawOneAmount = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const table = sheet.part('Table');
  const head: Row['text'] = [['P', 'Work', styles.label]];
  drawRow(sheet, table, { text: head, amount: 'Amount', amountStyle: styles.label, tag: 'TH' });
  sheet.y -= 2;
  closeRow(sheet, colour.navy, 1);
  const lines = linesOf(invoice);
  for (const [index, { text, pence }] of lines.entries()) {
    const amount = pence === 0 ? '' : money(pence);
    drawRow(sheet, table, { text, amount, amountStyle: styles.figure, tag: 'TD' });
    const last = index === lines.length - 1;
    closeRow(sheet, last ? colour.navy : colour.line, last ? 1 : 0.5);
  }
};

/** Draws what the lines are about, above them. */
export const drawWork = (sheet: Sheet, { work }: PaperDocument): void => {
  const text = workText(work);
  if (text.length === 0) return;
  const part = sheet.part('Sect');
  for (const [type, words, style] of text) {
    sheet.write(part, type, words, style);
    sheet.y += 3;
  }
  sheet.y += 13;
};
