import type { CreditNoteDocument } from '#functions/paper/document.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { tableOf } from '#functions/paper/table.ts';
import { londonDate } from '#shared/dates.ts';
import { toPence } from '#shared/money.ts';
import { buyerOn } from '../issue/as-paper.ts';
import type { IssuedCredit } from './document.ts';

/** VAT that was charged is credited as VAT, even if the seller has deregistered since. */
const showsVat = ({ lines, seller }: IssuedCredit): boolean =>
  Boolean(seller.business?.vatNumber) && lines.some(({ vat }) => vat !== 'o');

/** The printed document of a credit note. */
export const creditPaper = async (issued: IssuedCredit): Promise<CreditNoteDocument> => ({
  kind: 'credit_note',
  seller: await sellerOf(issued.seller),
  client: buyerOn(issued.buyer),
  number: issued.number,
  issued: londonDate(issued.issuedAt),
  credits: { number: issued.credits.number, issued: issued.credits.issuedOn },
  reason: issued.reason,
  work: {},
  table: tableOf(issued, issued.sums, showsVat(issued)),
  amountPence: toPence(issued.sums.total),
});
