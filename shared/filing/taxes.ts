/** Two separate grants at HMRC: the account of the business, and that of the person. */
export const filedTaxes = ['vat', 'incomeTax'] as const;
export type FiledTax = (typeof filedTaxes)[number];
