import { businessOf } from '#functions/firms/business.ts';
import type { Buyer, CisNote, InvoiceDocument, Maybe } from '#functions/paper/document.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { tableOf } from '#functions/paper/table.ts';
import { londonDate } from '#shared/dates.ts';
import type { CisExpectation } from '#shared/invoices/cis-expectation.ts';
import { toPence } from '#shared/money.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import { formatVatNumber, isVatNumber } from '#shared/uk/identifiers.ts';
import type { IssuedBuyer, IssuedInvoice, IssuedSeller } from './document.ts';

/** True if a document may show VAT: the seller was registered on the tax point and has a number (FA 2008 Sch. 41 para. 2). */
export const showsVat = ({ business = {} }: IssuedSeller, taxPoint: string): boolean =>
  Boolean(business.vatNumber) && isVatRegistered(business, taxPoint);

/** The client as documents name them; only a business's VAT number is shown. */
export const buyerOn = ({ name, address, email, phone, vatNumber }: IssuedBuyer): Buyer => ({
  name,
  address,
  email,
  phone,
  vatNumber: vatNumber && isVatNumber(vatNumber) ? formatVatNumber(vatNumber) : vatNumber,
});

const cisNote = (cis: Maybe<CisExpectation>, utr: Maybe<string>): CisNote | undefined =>
  cis
    ? {
        utr,
        rate: cis.rate,
        labour: toPence(cis.base),
        materials: toPence(cis.excluded),
        deduction: toPence(cis.deduction),
        expected: toPence(cis.expected),
        estimated: cis.estimated,
      }
    : undefined;

/** The document of an issued invoice, without payments: a receipt shows those. */
export const invoicePaper = async (issued: IssuedInvoice): Promise<InvoiceDocument> => {
  const [seller, { utr }] = await Promise.all([sellerOf(issued.seller), businessOf(issued.seller)]);
  const amountPence = toPence(issued.sums.total);
  return {
    kind: 'invoice',
    status: 'unpaid',
    seller,
    client: buyerOn(issued.buyer),
    number: issued.number,
    issued: londonDate(issued.issuedAt),
    taxPoint: issued.taxPoint,
    due: issued.dueDate,
    work: { jobTitle: issued.job?.title, ...issued.work },
    table: tableOf(issued, issued.sums, showsVat(issued.seller, issued.taxPoint)),
    labour: { hours: 0, ratePence: 0, costPence: 0 },
    materialsPence: 0,
    amountPence,
    balancePence: amountPence,
    cis: cisNote(issued.cis, utr),
    notes: issued.notes,
  };
};
