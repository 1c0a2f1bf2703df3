import type { BusinessKind, CisStatus, VatScheme } from '#shared/settings/options.ts';

/** The business details' fields. */
export const businessLabels = {
  businessKind: 'Kind of Business',
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
  quoteValidDays: 'Quotes Hold for Days',
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
  none: 'I do not work under CIS',
  registered: 'Registered',
  unmatched: 'Not registered',
  gross: 'Gross payment status',
};

export const businessTexts = {
  partners: 'All Partners’ Names',
  registeredName: 'Registered Name',
  hints: {
    tradingName: 'What your clients call you',
    ownName: 'The law wants it on paper beside a trading name',
    partners: 'The law wants them on paper beside a trading name',
    legalName: 'Where it differs, e.g. of a limited company',
    registeredName: 'In full, with Ltd or Limited',
    companyNumber: 'Eight characters, e.g. 01234567 or SC123456',
    registeredOffice: 'As at Companies House',
    vatNumber: 'As on your certificate, e.g. GB 123 4567 82',
    vatFrom: 'The first day you charge VAT for',
    vatTo: 'Empty while you are registered',
    cisStatus: 'What contractors in construction find when they check you with HMRC',
    utr: 'Ten digits, on letters from HMRC',
    paymentTermsDays: 'Until a new invoice is due; 30 if left empty',
    quoteValidDays: '30 if left empty',
    quoteTerms: 'A new quote begins with them',
    bankName: 'Where your clients pay to',
    accountName: 'As your bank has it: your clients’ banks compare the name',
  },
  quotes: 'Quotes',
  quotesOf: (days: unknown, terms: string): string =>
    [`Hold for ${days || 30} days`, terms && 'with terms'].filter(Boolean).join(', '),
  vat: 'VAT',
  cis: 'CIS, the Construction Industry Scheme',
  vatOf: (scheme: VatScheme, number: string): string =>
    [schemeNames[scheme], scheme === 'none' ? '' : number].filter(Boolean).join(' · '),
} as const;
