/** The business details' fields. */
export const businessLabels = {
  tradingName: 'Trading Name',
  legalName: 'Legal Name',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  vatNumber: 'VAT Number',
  paymentTermsDays: 'Payment Terms in Days',
  bankName: 'Bank Name',
  sortCode: 'Sort Code',
  accountNumber: 'Account Number',
} as const;
