import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import { drawCells } from './cells.ts';
import type { ClaimDocument } from './document.ts';
import { account, bankCells, contact } from './payment.ts';
import { printable } from './printable.ts';
import { closeRow, drawRow, type Row } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { colour, page, styles } from './style.ts';
import { drawText } from './text.ts';
import { oneLine } from './wording.ts';

const wordsOf = ({ words, detail, on }: ClaimDocument['rows'][number]): Row['text'] => [
  ['P', `${oneLine(words)}${on ? ` on ${formatDate(on)}` : ''}`, styles.figure],
  ...(detail ? ([['P', printable(detail), styles.quiet]] as Row['text']) : []),
];

/** Draws the amounts claimed, row by row. */
export const drawClaimed = (sheet: Sheet, { rows, kind }: ClaimDocument): void => {
  const table = sheet.part('Table');
  const title = kind === 'late_pay' ? 'Claim' : 'Statement of account';
  const head: Row['text'] = [['P', title, styles.label]];
  sheet.need(60);
  drawRow(sheet, table, { text: head, amount: 'Amount', amountStyle: styles.label, tag: 'TH' });
  sheet.y -= 2;
  closeRow(sheet, colour.navy, 1);
  for (const [at, row] of rows.entries()) {
    drawRow(sheet, table, {
      text: wordsOf(row),
      amount: money(row.pence),
      amountStyle: styles.figure,
      tag: 'TD',
    });
    const isLast = at === rows.length - 1;
    closeRow(sheet, isLast ? colour.navy : colour.line, isLast ? 1 : 0.5);
  }
};

const requestOf = ({ amountPence, openPence, about, seller, reference }: ClaimDocument): string => {
  const into = seller.bank?.accountNumber ? ` into ${account(seller)}` : `, quoting ${oneLine(reference)}`;
  const also =
    openPence > 0 ? ` ${money(openPence)} is also still to pay on invoice ${oneLine(about.number)}.` : '';
  return `Please pay ${money(amountPence)}${into}.${also}${contact(seller)}`;
};

const drawPaying = (sheet: Sheet, claim: ClaimDocument): void => {
  const part = sheet.part('Sect');
  const cells = bankCells(claim.seller, paymentReference(claim.reference));
  sheet.need(cells.length > 0 ? 110 : 48);
  sheet.write(part, 'H2', 'How to pay', styles.heading);
  sheet.y += 2;
  sheet.write(part, 'P', requestOf(claim), styles.body);
  if (cells.length > 0) {
    sheet.y += 7;
    drawCells(sheet, part, cells);
  }
  sheet.y += 18;
};

/** Draws where to pay, why the money is owed, and what happens next. */
export const drawGround = (sheet: Sheet, claim: ClaimDocument): void => {
  const { parts, replaces } = claim;
  drawPaying(sheet, claim);
  for (const { heading, text } of parts) drawText(sheet, heading, text);
  if (replaces) drawText(sheet, 'Replaces', `This replaces ${oneLine(replaces)}.`);
};

/** Draws the enclosures that the protocol requires, each on a new page. */
export const drawAppendix = (sheet: Sheet, { appendix }: ClaimDocument): void => {
  for (const { heading, text } of appendix) {
    sheet.need(page.height);
    drawText(sheet, heading, text);
  }
};
