import type { BusinessKind, CisStatus } from '#shared/settings/options.ts';
import type { VatScheme } from '#shared/uk/vat-schemes.ts';

/** The business details' fields. */
export const businessLabels = {
  businessKind: 'Type of Business',
  tradingName: 'Trading Name',
  ownName: 'Your Own Name',
  legalName: 'Legal Name',
  companyNumber: 'Company Number',
  registeredOffice: 'Registered Office',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  vatScheme: 'VAT Scheme',
  vatNumber: 'VAT Number',
  vatFrom: 'VAT Registered From',
  vatTo: 'VAT Registered Until',
  cisStatus: 'CIS Status',
  utr: 'UTR',
  paymentTermsDays: 'Payment Terms in Days',
  quoteValidDays: 'Quotes Valid for Days',
  quoteTerms: 'Terms on Quotes',
  bankName: 'Bank Name',
  accountName: 'Account Name',
  sortCode: 'Sort Code',
  accountNumber: 'Account Number',
} as const;

export const kindNames: Record<BusinessKind, string> = {
  sole_trader: 'Sole trader',
  partnership: 'Partnership',
  company: 'Company',
};

export const schemeNames: Record<VatScheme, string> = {
  none: 'Not registered for VAT',
  standard: 'Standard',
  flat: 'Flat rate',
  cash: 'Cash accounting',
};

export const cisNames: Record<CisStatus, string> = {
  none: 'I don’t work under CIS',
  registered: 'Registered',
  unmatched: 'Not registered',
  gross: 'Gross payment status',
};

export const businessTexts = {
  partners: 'All Partners’ Names',
  registeredName: 'Registered Name',
  hints: {
    tradingName: 'What your clients call you',
    ownName: 'Required by law on quotes and invoices',
    partners: 'Required by law on quotes and invoices',
    legalName: 'If it’s different, e.g. for a limited company',
    registeredName: 'In full, with Ltd or Limited',
    companyNumber: '8 characters, e.g. 01234567 or SC123456',
    registeredOffice: 'As shown at Companies House',
    otherScheme: 'Change scheme on the Tax page',
    vatNumber: 'On your VAT certificate, e.g. GB 123 4567 82',
    vatFrom: 'The first day you charge VAT',
    vatTo: 'Leave blank while you’re registered',
    cisStatus: 'What contractors see when they check you with HMRC',
    utr: '10 digits, on letters from HMRC',
    paymentTermsDays: 'How long clients have to pay. 30 if left blank',
    quoteValidDays: '30 if left blank',
    quoteTerms: 'Added to every new quote',
    bankName: 'Where your clients pay you',
    accountName: 'Enter the name exactly as on your account',
  },
  quotes: 'Quotes',
  quotesOf: (days: unknown, terms: string): string =>
    [`Valid for ${days || 30} days`, terms && 'with terms'].filter(Boolean).join(', '),
  vat: 'VAT',
  cis: 'CIS, the Construction Industry Scheme',
  vatOf: (scheme: VatScheme, number: string): string =>
    [schemeNames[scheme], scheme === 'none' ? '' : number].filter(Boolean).join(' · '),
} as const;
