/** How the business accounts for VAT; `none` if it isn't registered. */
export const vatSchemes = ['none', 'standard', 'flat', 'cash'] as const;
export type VatScheme = (typeof vatSchemes)[number];
