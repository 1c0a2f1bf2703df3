import type { PaperField } from '../uk/paper-fields.ts';

const inSettings = 'in Settings, under Business details';

/** Where a field that an invoice lacks is filled in. Those that Fettle itself always prints are not among them. */
const places: Partial<Record<PaperField, string>> = {
  sellerName: `Add your name ${inSettings}`,
  sellerLegalName: `Trading under another name than your own, invoices must show your own name too: add it ${inSettings}`,
  sellerRegisteredName: `A company’s invoices must show its registered name: add it ${inSettings}`,
  partnerNames: `Trading under a business name, invoices must show the names of all partners: add them ${inSettings}`,
  sellerAddress: `Add your address ${inSettings}`,
  sellerVatNumber: `Add your VAT number ${inSettings}: without it no VAT may be shown`,
  companyNumber: `Add your company number ${inSettings}`,
  registeredOffice: `Add your registered office ${inSettings}`,
  partOfUk: `Add your company number ${inSettings}: it says where the company is registered`,
};

/** What to do about a field that a document lacks, in a sentence. */
export const mendingOf = (field: PaperField, client: string): string => {
  if (field === 'buyerAddress') return `Add ${client}’s address to the client`;
  if (field === 'buyerName') return 'Give the client a name';
  return places[field] ?? 'Is missing on the invoice';
};
