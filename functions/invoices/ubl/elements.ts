import { ublIds } from '#shared/uk/ubl.ts';
import { amount, cac, categoryOf, cbc, percentOf, scheme } from './building.ts';
import { type EInvoice, isForPeppol, named, typeOf } from './e-invoice.ts';
import type { EAllowance, ESubtotal } from './figures.ts';
import { lineOf } from './line-elements.ts';
import { partyOf, paymentOf } from './party-elements.ts';
import type { Element, Node } from './xml.ts';

const allowanceOf = ({ amount: pence, tax }: EAllowance): Node =>
  cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReason', 'Discount'),
    amount('Amount', pence),
    categoryOf('TaxCategory', tax),
  );

const subtotalOf = ({ taxable, amount: pence, tax }: ESubtotal): Node =>
  cac(
    'TaxSubtotal',
    amount('TaxableAmount', taxable),
    amount('TaxAmount', pence),
    cac(
      'TaxCategory',
      cbc('ID', tax.id),
      percentOf(tax),
      cbc('TaxExemptionReasonCode', tax.reasonCode),
      cbc('TaxExemptionReason', tax.reason),
      scheme,
    ),
  );

const totalsOf = ({ totals, allowances }: EInvoice): Node => {
  const off = allowances.reduce((sum, { amount: pence }) => sum + pence, 0);
  return cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', totals.lineExtension),
    amount('TaxExclusiveAmount', totals.taxExclusive),
    amount('TaxInclusiveAmount', totals.taxInclusive),
    off > 0 ? amount('AllowanceTotalAmount', off) : null,
    amount('PayableAmount', totals.payable),
  );
};

const headOf = (invoice: EInvoice): Node[] => {
  const isInvoice = invoice.kind === 'invoice';
  const isPeppol = isForPeppol(invoice);
  const taxPoint = cbc('TaxPointDate', invoice.taxPoint);
  return [
    cbc('CustomizationID', isPeppol ? ublIds.customization : ublIds.plainCustomization),
    cbc('ProfileID', isPeppol ? ublIds.profile : null),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issued),
    isInvoice ? cbc('DueDate', invoice.due) : taxPoint,
    cbc(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode', String(typeOf(invoice))),
    cbc('Note', invoice.note),
    isInvoice ? taxPoint : null,
    cbc('DocumentCurrencyCode', 'GBP'),
    cbc('BuyerReference', invoice.buyerReference),
    ...invoice.refersTo.map(({ number, issued }) =>
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number), cbc('IssueDate', issued))),
    ),
  ];
};

const ns = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The XML element tree of the document in UBL 2.1. */
export const ublOf = (invoice: EInvoice): Element => {
  const name = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const content = [
    ...headOf(invoice),
    cac('AccountingSupplierParty', partyOf(named(invoice, invoice.seller))),
    cac('AccountingCustomerParty', partyOf(named(invoice, invoice.buyer))),
    paymentOf(invoice.account, invoice.number),
    cac('PaymentTerms', cbc('Note', invoice.paymentTerms)),
    ...invoice.allowances.map(allowanceOf),
    cac('TaxTotal', amount('TaxAmount', invoice.vat), ...invoice.subtotals.map(subtotalOf)),
    totalsOf(invoice),
    ...invoice.lines.map(lineOf(name)),
  ];
  const attributes = {
    xmlns: `${ns}:${name}-2`,
    'xmlns:cac': `${ns}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ns}:CommonBasicComponents-2`,
  };
  return { name, content: content.filter((node) => node !== null), attributes };
};
