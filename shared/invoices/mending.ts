import type { PaperField } from '../uk/paper-fields.ts';

const inSettings = 'in Settings, under Business details';

/** Where to fill in a field that an invoice lacks. Fields that Fettle itself always prints are not included. */
const places: Partial<Record<PaperField, string>> = {
  sellerName: `Add your name ${inSettings}`,
  sellerLegalName: `You trade under a business name, so invoices must show your own name too. Add it ${inSettings}`,
  sellerRegisteredName: `A company’s invoices must show its registered name. Add it ${inSettings}`,
  partnerNames: `You trade under a business name, so invoices must show all partners’ names. Add them ${inSettings}`,
  sellerAddress: `Add your address ${inSettings}`,
  sellerVatNumber: `Add your VAT number ${inSettings}. Without it you can’t charge VAT`,
  companyNumber: `Add your company number ${inSettings}`,
  registeredOffice: `Add your registered office ${inSettings}`,
  partOfUk: `Add your company number ${inSettings}, which shows where it is registered`,
};

/** A sentence saying how to supply a missing field. */
export const mendingOf = (field: PaperField, client: string): string => {
  if (field === 'buyerAddress') return `Add ${client}’s address to the client`;
  if (field === 'buyerName') return 'Give the client a name';
  return places[field] ?? 'Is missing on the invoice';
};
