/** The elements that Peppol BIS 3 uses, in the order of the UBL 2.1 schema (docs.peppol.eu/poacc/billing/3.0/syntax). */
const party =
  'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact';
const line = 'LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference AllowanceCharge Item Price';
const category = 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme';
const references =
  'DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference';
const body =
  'AccountingSupplierParty AccountingCustomerParty PayeeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal';

const orders: Record<string, string> = {
  Invoice: `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate ${references} ${body} InvoiceLine`,
  CreditNote: `CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note ${references} ${body} CreditNoteLine`,
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: party,
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  AddressLine: 'Line',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name Telephone ElectronicMail',
  PaymentMeans: 'PaymentMeansCode PaymentID CardAccount PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID',
  PaymentTerms: 'Note',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxCategory: category,
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: `ID Note InvoicedQuantity ${line}`,
  CreditNoteLine: `ID Note CreditedQuantity ${line}`,
  Item: 'Description Name BuyersItemIdentification SellersItemIdentification OriginCountry ClassifiedTaxCategory',
  Price: 'PriceAmount BaseQuantity AllowanceCharge',
};

const aggregates = new Set(Object.keys(orders));

/** The names of an element's children, in schema order, with the prefixes our documents use. */
export const orderOf = (name: string): string[] =>
  (orders[name] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((each) => `${aggregates.has(each) ? 'cac' : 'cbc'}:${each}`);
