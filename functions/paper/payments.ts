import { formatDate } from '#shared/dates.ts';
import { money } from '../invoices/figures.ts';
import type { InvoiceDocument } from './document.ts';
import { closeRow, drawRow } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { colour, styles } from './style.ts';

type Payment = NonNullable<InvoiceDocument['payments']>[number];

const told = ({ on, how, pence }: Payment): string =>
  `${pence < 0 ? 'Refunded' : ['Received', how].filter(Boolean).join(' ')} on ${formatDate(on)}`;

/** What came in and went back, in order, and what is left to pay. */
export const drawPayments = (sheet: Sheet, { payments, balancePence }: InvoiceDocument): void => {
  if (!payments) return;
  const table = sheet.part('Table');
  sheet.need(60);
  drawRow(sheet, table, {
    text: [['P', 'Payments', styles.label]],
    amount: 'Amount',
    amountStyle: styles.label,
    tag: 'TH',
  });
  sheet.y -= 2;
  closeRow(sheet, colour.navy, 1);
  for (const payment of payments) {
    const amount = money(payment.pence);
    drawRow(sheet, table, {
      text: [['P', told(payment), styles.figure]],
      amount,
      amountStyle: styles.figure,
      tag: 'TD',
    });
    closeRow(sheet);
  }
  drawRow(sheet, table, {
    text: [['P', 'Still to pay', styles.strong]],
    amount: money(balancePence),
    amountStyle: styles.strong,
    tag: 'TD',
  });
  sheet.y += 22;
};
