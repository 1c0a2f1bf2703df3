import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { londonDate } from '#shared/dates.ts';
import { formatPounds, toPence } from '#shared/money.ts';
import { reverseChargeNote } from '#shared/uk/ubl.ts';
import { rateBpOf } from '#shared/uk/vat.ts';
import type { IssuedCredit } from '../credits/document.ts';
import type { IssuedInvoice, StoredClient } from '../issue/document.ts';
import type { EInvoice } from './e-invoice.ts';
import { figuresOf } from './figures.ts';
import { buyerIn, sellerIn } from './parties.ts';

interface Around {
  firm: StoredFirm;
  /** The client's current record; undefined if it was deleted. */
  client: StoredClient | undefined;
}

/** A note with the rate and VAT of the reverse charge, for which the format has no field. */
const reverseCharges = ({
  sums,
  taxPoint,
}: Pick<IssuedInvoice, 'sums'> & { taxPoint?: string | null | undefined }) =>
  sums.byRate.flatMap(({ vat, notional }) =>
    notional === undefined
      ? []
      : [reverseChargeNote(toPence(notional), rateBpOf(vat, taxPoint ?? undefined))],
  );

const cisNotes = ({ cis }: IssuedInvoice, utr: string | undefined): string[] =>
  cis
    ? [
        `CIS: expected deduction ${formatPounds(cis.deduction)} at ${cis.rate}%, which leaves ${formatPounds(cis.expected)}. The contractor checks it${utr ? `. UTR ${utr}` : ''}`,
      ]
    : [];

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('. ');

/** Maps an issued invoice to EN 16931. A CIS deduction is a way of paying, so it changes none of the totals. */
export const invoiceAsE = async (
  issued: IssuedInvoice,
  { firm, client }: Around,
  refersTo: EInvoice['refersTo'],
): Promise<EInvoice> => {
  const { party: seller, account, utr } = await sellerIn(issued.seller, firm);
  return {
    ...{ kind: 'invoice', number: issued.number, issued: londonDate(issued.issuedAt) },
    ...{ due: issued.dueDate, taxPoint: issued.taxPoint },
    note: joined([...reverseCharges(issued), issued.notes]),
    buyerReference: issued.job?.title ?? issued.number,
    refersTo,
    paymentTerms: joined(cisNotes(issued, utr)),
    ...{ seller, buyer: buyerIn(issued.buyer, client), account },
    ...figuresOf(issued),
  };
};

/** Maps a credit note to EN 16931. Its figures are positive and nothing is payable: it reduces its invoice. */
export const creditAsE = async (issued: IssuedCredit, { firm, client }: Around): Promise<EInvoice> => {
  const { party: seller } = await sellerIn(issued.seller, firm);
  const { number, issuedOn } = issued.credits;
  return {
    ...{ kind: 'credit_note', number: issued.number, issued: londonDate(issued.issuedAt) },
    note: joined([...reverseCharges(issued), issued.reason]),
    buyerReference: number,
    refersTo: [{ number, issued: issuedOn }],
    paymentTerms: `Taken off invoice ${number}`,
    ...{ seller, buyer: buyerIn(issued.buyer, client), account: null },
    ...figuresOf(issued),
  };
};
