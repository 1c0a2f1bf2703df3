/** The nine boxes of a VAT return in plain words, by number. */
export const boxWords = {
  1: 'VAT due on sales',
  2: 'VAT due on goods brought into Northern Ireland from the EU',
  3: 'Total VAT due (box 1 plus box 2)',
  4: 'VAT reclaimed on purchases',
  5: 'The difference between boxes 3 and 4',
  6: 'Sales before VAT, in whole pounds',
  7: 'Purchases before VAT, in whole pounds',
  8: 'Goods sent from Northern Ireland to the EU',
  9: 'Goods brought into Northern Ireland from the EU',
} as const;

export const boxNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type BoxNumber = (typeof boxNumbers)[number];
