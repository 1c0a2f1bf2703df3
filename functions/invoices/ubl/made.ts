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
  /** The client as they are today; gone where they were deleted. */
  client: StoredClient | undefined;
}

/** The rate and the VAT of a reverse charge fit nowhere else. */
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

/** An issued invoice as EN 16931 tells it. A CIS deduction is a way of paying: it changes none of its sums. */
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

/** A credit note, whose figures are positive. Nothing is to be paid of it: it is taken off its invoice. */
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
