import type { PaperField } from './paper-fields.ts';

/** Any invoice, even from an unregistered seller. Source: gov.uk invoicing-and-taking-payment. */
export const plainInvoice: readonly PaperField[] = [
  'number',
  'issueDate',
  'supplyDate',
  'sellerName',
  'sellerAddress',
  'buyerName',
  'buyerAddress',
  'lineDescriptions',
  'totalPayable',
];

/** A full VAT invoice. VR reg 14(1). */
export const fullInvoice: readonly PaperField[] = [
  'number',
  'issueDate',
  'supplyDate',
  'sellerName',
  'sellerAddress',
  'sellerVatNumber',
  'buyerName',
  'buyerAddress',
  'lineDescriptions',
  'lineQuantities',
  'lineUnitPricesNet',
  'lineVatRates',
  'lineNetAmounts',
  'totalNet',
  'totalVat',
  'totalPayable',
];

/** A simplified VAT invoice. VR reg 16A. */
export const simplifiedInvoice: readonly PaperField[] = [
  'supplyDate',
  'sellerName',
  'sellerAddress',
  'sellerVatNumber',
  'lineDescriptions',
  'lineVatRates',
  'totalPayable',
  'grossPerRate',
];

/** A VAT credit note. VR reg 15C; VAT Notice 700 §18.2. */
export const vatCreditNote: readonly PaperField[] = [
  'number',
  'issueDate',
  'sellerName',
  'sellerAddress',
  'sellerVatNumber',
  'buyerName',
  'buyerAddress',
  'lineDescriptions',
  'vatRate',
  'creditedNet',
  'creditedVat',
  'originalInvoiceNumber',
  'originalInvoiceDate',
];

/** A credit note from an unregistered seller. */
export const plainCreditNote: readonly PaperField[] = [
  'number',
  'issueDate',
  'sellerName',
  'sellerAddress',
  'buyerName',
  'buyerAddress',
  'lineDescriptions',
  'originalInvoiceNumber',
  'originalInvoiceDate',
];

/** A quote, estimate or pro-forma, in its own number series. */
export const offer: readonly PaperField[] = [
  'number',
  'issueDate',
  'sellerName',
  'sellerAddress',
  'lineDescriptions',
  'totalPayable',
];

/** Equivalent fields: either will do. */
export const sameField: Partial<Record<PaperField, readonly PaperField[]>> = {
  creditedNet: ['totalNet', 'lineNetAmounts'],
  creditedVat: ['totalVat'],
  vatRate: ['lineVatRates'],
};

/** What a seller who may not charge VAT must leave out. FA 2008 Sch 41 para 2; CH91350. */
export const vatTraces: readonly PaperField[] = [
  'sellerVatNumber',
  'lineVatRates',
  'totalVat',
  'creditedVat',
  'vatRate',
];
