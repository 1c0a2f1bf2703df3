import { buyerOn, showsVat } from '#functions/invoices/issue/as-paper.ts';
import type { QuoteDocument } from '#functions/paper/document.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { tableOf } from '#functions/paper/table.ts';
import { londonDate } from '#shared/dates.ts';
import { toPence } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import { rightToCancelOf } from './right-to-cancel.ts';
import type { SentQuote } from './versions/document.ts';

/** The printed document of a quote. */
export const quotePaper = async (sent: SentQuote): Promise<QuoteDocument> => {
  const issued = londonDate(sent.sentAt);
  const amountPence = toPence(sent.sums.total);
  const seller = await sellerOf(sent.seller);
  return {
    kind: 'quote',
    isEstimate: sent.priceKind === 'estimate',
    seller,
    client: buyerOn(sent.buyer),
    number: sent.number,
    issued,
    work: { jobTitle: sent.title, site: sent.workAt },
    table: tableOf(sent, sent.sums, showsVat(sent.seller, sent.taxPoint ?? issued)),
    amountPence,
    validUntil: sent.validUntil,
    depositPence: depositPence(amountPence, sent.deposit),
    message: sent.message,
    terms: sent.terms,
    ...rightToCancelOf(sent, seller),
  };
};
