/** Two separate grants at HMRC: one from the business account, one from the personal account. */
export const filedTaxes = ['vat', 'incomeTax'] as const;
export type FiledTax = (typeof filedTaxes)[number];
