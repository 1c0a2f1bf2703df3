import { type Posted, post } from '#functions/letters/post.ts';
import { traderAddress } from '#functions/letters/trader-address.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { OpenedQuote } from './opened.ts';

/** The emails to the trader and to the customer, if an address is known, for the transaction they are about. */
export const tellBoth = (
  firm: StoredFirm,
  kind: 'quote_answered' | 'quote_cancelled',
  { quote, sent }: OpenedQuote,
  customer: string | undefined,
): Posted => {
  const { firmId, id: documentId } = quote;
  const to = [traderAddress(firm), customer ?? sent.buyer.email].filter((address) => address !== undefined);
  const letters = [...new Set(to)].map((each) => post({ firmId, kind, documentId, to: each }));
  return {
    writes: letters.flatMap(({ writes }) => writes),
    deliver: async () => {
      await Promise.all(letters.map(({ deliver }) => deliver()));
    },
  };
};
