import { money } from '#functions/lib/pence.ts';
import { reverseChargeWords } from '#shared/uk/reverse-charge.ts';
import { isReverseCharge } from '#shared/uk/vat.ts';
import type { Maybe, PaperDocument } from './document.ts';
import { Grid } from './grid.ts';
import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';
import type { PaperTable, TableRate } from './table.ts';
import { rateName, totalLabel } from './wording.ts';

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

const amountWidth = 90;
const labelWidth = 200;
const right = page.left + contentWidth;

/** Draws one total below the lines: its label and, at the right edge, the amount. */
const drawSum = (sheet: Sheet, table: Part, label: string, pence: number): void => {
  const row = sheet.part('TR', table);
  sheet.need(16);
  const { y } = sheet;
  const amount = { x: right - amountWidth, width: amountWidth, align: 'right' as const, y };
  const name = { x: right - amountWidth - labelWidth, width: labelWidth, align: 'right' as const, y };
  sheet.write(row, 'TD', money(pence), styles.body, amount);
  sheet.write(row, 'TH', label, styles.quiet, name);
  sheet.y = y + 15;
};

const sumsBefore = (table: PaperTable): [string, number][] => {
  const { discount, net, vat, showsVat, byRate } = table;
  const percent = discount.percent === null ? '' : ` ${discount.percent}%`;
  const charged = byRate.filter(({ amount }) => amount !== 0);
  const [only] = charged;
  const vatLabel = charged.length === 1 && only ? `VAT at ${only.rate}%` : 'VAT';
  return [
    ...(discount.pence === 0
      ? []
      : ([
          ['Before discount', net + discount.pence],
          [`Discount${percent}`, -discount.pence],
        ] as [string, number][])),
    ...(showsVat
      ? ([
          ['Net total', net],
          [vatLabel, vat],
        ] as [string, number][])
      : []),
  ];
};

/** The height of the rows above the total, in points. */
export const sumsHeight = (table: Maybe<PaperTable>, inside?: Maybe<readonly TableRate[]>): number => {
  const ofVat = inside?.length ? inside.length + 1 : 0;
  return 15 * (table ? sumsBefore(table).length : ofVat);
};

/** Draws discount, net and VAT, if there are any; the total follows below, larger. */
export const drawSums = (sheet: Sheet, table: PaperTable): void => {
  const sums = sumsBefore(table);
  if (sums.length === 0) return;
  const part = sheet.part('Table');
  sheet.need(sums.length * 15 + 40);
  for (const [label, pence] of sums) drawSum(sheet, part, label, pence);
};

/** Draws the VAT contained in a single amount, by rate. */
export const drawVatInside = (sheet: Sheet, rates: readonly TableRate[]): void => {
  if (rates.length === 0) return;
  const part = sheet.part('Table');
  sheet.need((rates.length + 1) * 15 + 40);
  const net = rates.reduce((sum, rate) => sum + rate.net, 0);
  drawSum(sheet, part, 'Net total', net);
  for (const rate of rates) {
    const label = rate.vat === 's' || rate.vat === 'r' ? `VAT at ${rate.rate}%` : rateName(rate);
    drawSum(sheet, part, rates.length > 1 ? `${label} on ${money(rate.net)}` : label, rate.amount);
  }
};

/** Draws the totals by rate, if there are several (VR reg 14(1)(i), 14(4)). */
export const drawRates = (sheet: Sheet, { byRate, showsVat }: PaperTable): void => {
  if (!showsVat || byRate.length < 2) return;
  const grid = new Grid(sheet, 'VAT by rate', [
    { label: 'Net', width: 80 },
    { label: 'VAT', width: 80 },
    { label: 'With VAT', width: 80 },
  ]);
  for (const [at, rate] of byRate.entries()) {
    const figures = [rate.net, rate.amount, rate.net + rate.amount];
    grid.row(
      [{ text: rateName(rate), style: styles.body }],
      figures.map((pence) => ({ text: money(pence), style: styles.body })),
      at === byRate.length - 1,
    );
  }
  sheet.y += 12;
};

/** Draws the wording and figures of a reverse charge, outside every total (VR reg 14(1)(o); VATREVCON37100). */
export const drawReverseCharge = (sheet: Sheet, { byRate, showsVat }: PaperTable): void => {
  const reversed = byRate.filter(({ vat }) => isReverseCharge(vat));
  if (!showsVat || reversed.length === 0) return;
  const part = sheet.part('Sect');
  sheet.need(48);
  sheet.write(part, 'H2', 'Reverse charge', styles.heading);
  sheet.y += 2;
  const figures = reversed.map(({ notional, rate }) => `${money(notional)} at ${rate}%`).join(', ');
  const words = `${reverseChargeWords}. VAT for the customer to pay to HMRC: ${figures}. It is not in the total.`;
  sheet.write(part, 'P', words, styles.body);
  sheet.y += 18;
};
