import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import type { InvoiceDocument } from './document.ts';
import type { Part } from './pages.ts';
import { closeRow, drawRow, type Row } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { colour, type Style, styles } from './style.ts';

type Payment = NonNullable<InvoiceDocument['payments']>[number];

const told = ({ on, how, pence }: Payment): string =>
  `${pence < 0 ? 'Refunded' : ['Received', how].filter(Boolean).join(' ')} on ${formatDate(on)}`;

type Line = { words: string; pence: number; style?: Style };

const drawLine = (sheet: Sheet, table: Part, { words, pence, style = styles.figure }: Line): void => {
  const text: Row['text'] = [['P', words, style]];
  drawRow(sheet, table, { text, amount: money(pence), amountStyle: style, tag: 'TD' });
};

/** Draws payments and refunds in order, the credits, and the balance. */
export const drawPayments = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const { payments, balancePence, creditedPence } = invoice;
  if (!payments) return;
  const table = sheet.part('Table');
  sheet.need(60);
  const head: Row['text'] = [['P', 'Payments', styles.label]];
  drawRow(sheet, table, { text: head, amount: 'Amount', amountStyle: styles.label, tag: 'TH' });
  sheet.y -= 2;
  closeRow(sheet, colour.navy, 1);
  const credit = creditedPence ? [{ words: 'Taken off by credit note', pence: creditedPence }] : [];
  for (const line of [
    ...payments.map((payment) => ({ words: told(payment), pence: payment.pence })),
    ...credit,
  ]) {
    drawLine(sheet, table, line);
    closeRow(sheet);
  }
  drawLine(sheet, table, { words: 'Still to pay', pence: balancePence, style: styles.strong });
  sheet.y += 22;
};
