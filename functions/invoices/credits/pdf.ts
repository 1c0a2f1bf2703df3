import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { CreditNoteDocument } from '#functions/paper/document.ts';
import { issuedBytes } from '#functions/paper/issued/bytes.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { tableOf } from '#functions/paper/table.ts';
import { londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPence } from '#shared/money.ts';
import { buyerOn } from '../issue/as-paper.ts';
import type { IssuedCredit } from './document.ts';
import { readCredit } from './read.ts';

/** VAT that was charged is credited as VAT, even if the seller has deregistered since. */
const showsVat = ({ lines, seller }: IssuedCredit): boolean =>
  Boolean(seller.business?.vatNumber) && lines.some(({ vat }) => vat !== 'o');

/** The printed document of a credit note. */
const creditPaper = async (issued: IssuedCredit): Promise<CreditNoteDocument> => ({
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

/** A credit note's PDF: always the bytes that were handed out first. */
export const creditBytes = (firmId: FirmId, id: number, issued: IssuedCredit): Promise<Uint8Array> =>
  issuedBytes({ firmId, kind: 'credit_note', id }, () => creditPaper(issued));

/** The credit note as a PDF file. Throws 404 if the firm has none with this id. */
export const creditFile = async ({ firmId }: StoredFirm, id: number) => {
  const issued = await readCredit(firmId, id);
  return { bytes: await creditBytes(firmId, id, issued), fileName: `${issued.number}.pdf` };
};
