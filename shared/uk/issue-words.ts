import type { PaperField } from './paper-fields.ts';
import type { OpenFact } from './reverse-charge.ts';

/** What is missing on a document, in a sentence that says where to mend it. */
export const missingWords: Record<PaperField, string> = {
  number: 'Needs a number. It gets one when you finish it.',
  issueDate: 'Needs the date of issue.',
  supplyDate: 'Add the date of the work: fill in the tax point or the work dates.',
  sellerName: 'Your name is missing. Add it in Settings, Business details.',
  sellerLegalName:
    'Your own name must be shown with your business name. Add it in Settings, Business details.',
  sellerRegisteredName:
    'The full registered name of your company is missing. Add it in Settings, Business details.',
  partnerNames: 'The names of all partners are missing. Add them in Settings, Business details.',
  otherDirectors: 'Name all directors of your company, or none.',
  sellerAddress: 'Your address is missing. Add it in Settings, Business details.',
  companyNumber: 'Your company number is not shown. Add it in Settings, Business details.',
  registeredOffice: 'Your registered office is not shown. Add it in Settings, Business details.',
  partOfUk: 'Where your company is registered is not shown. Add its number in Settings, Business details.',
  sellerVatNumber: 'Your VAT number is missing. Add it in Settings, Business details.',
  buyerName: 'The name of the client is missing. Add it to the client.',
  buyerAddress: 'The address of the client is missing. Add it to the client.',
  lineDescriptions: 'Every item needs a description.',
  lineQuantities: 'Every item needs a quantity.',
  lineUnitPricesNet: 'Every item needs a unit price.',
  lineVatRates: 'Every item needs a VAT rate.',
  lineNetAmounts: 'Every item needs its amount before VAT.',
  totalNet: 'The total without VAT is missing.',
  totalVat: 'The VAT total is missing.',
  totalPayable: 'The total to pay is missing.',
  grossPerRate: 'The total of each VAT rate is missing.',
  cashDiscountRate: 'Add the discount for prompt payment.',
  reverseChargeReference: 'The words "Reverse charge" are missing.',
  originalInvoiceNumber: 'The number of the credited invoice is missing.',
  originalInvoiceDate: 'The date of the credited invoice is missing.',
  creditedNet: 'The credited amount without VAT is missing.',
  creditedVat: 'The credited VAT is missing.',
  vatRate: 'The VAT rate of the credit is missing.',
  notAVatInvoiceLabel: 'Must say "This is not a VAT invoice".',
  totalWithVat: 'A consumer must see the total with VAT.',
  contractorName: 'The name of the contractor is missing.',
  employerReference: "The contractor's employer reference is missing.",
  taxMonth: 'The tax month is missing.',
  subcontractorName: 'The name of the subcontractor is missing.',
  utr: 'The unique taxpayer reference is missing.',
  grossPaid: 'The total paid is missing.',
  materials: 'The cost of materials is missing.',
  deducted: 'The amount deducted is missing.',
  verificationReference: 'The verification reference is missing.',
};

/** A fact the reverse charge turns on, asked for where it can be answered. */
export const factWords: Record<OpenFact, string> = {
  cisContractor:
    'Does this client report payments to builders under CIS? Answer this on the client. It decides who pays the VAT.',
  vatNumber: 'Is this client registered for VAT? Add their VAT number, or say they have none.',
  construction: 'Is this building work? It decides who pays the VAT.',
  staffSupply: 'Are you only supplying staff who work under the client? It decides who pays the VAT.',
};
