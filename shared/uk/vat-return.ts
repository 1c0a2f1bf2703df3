import { flatRateDue } from './schemes.ts';

/** What a VAT return is made of, in pence. `reversed` are sales under the reverse charge, without VAT. */
export interface VatTotals {
  /** Taxable and exempt sales without VAT, and their VAT: by tax point, or by payment under cash accounting. */
  sales: number;
  vat: number;
  reversed: number;
  /** Purchases with their VAT, and the VAT in them that may be reclaimed. */
  spent: number;
  spentVat: number;
  /** VAT of bills that goes back while they are unpaid, less than nought, and comes again with their money. VATA 1994 s.26A. */
  unpaidVat: number;
  /** Of those, building services under the reverse charge, and the VAT that is the buyer's to account for. */
  reverseSpent: number;
  reverseVat: number;
  /** VAT of bad debts that is claimed back, and of those that were paid after all. */
  badDebtVat: number;
  badDebtBackVat: number;
  /** VAT of what was bought before a registration and was on hand when it began. VR reg 111. */
  onHandVat: number;
}

/** How a return is worked out; under the flat rate, by a percentage in basis points. */
export type ReturnScheme = { kind: 'standard' } | { kind: 'cash' } | { kind: 'flat'; rateBp: number };

/** The nine boxes in pence, 6 to 9 in whole pounds. VAT Notice 700/12. */
export type VatBoxes = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, number>;

/** Boxes 6 to 9 leave the pence out. VAT Notice 700/12, section 3. */
const wholePounds = (pence: number): number => Math.trunc(pence / 100) * 100 || 0;

/** Days of a return under one scheme. */
export interface ReturnPart {
  scheme: ReturnScheme;
  totals: VatTotals;
}

/** What a part gives boxes 1, 4, 6 and 7, in pence. */
const figuresOf = ({ scheme, totals }: ReturnPart) => {
  const { sales, vat, reversed, spent, spentVat, reverseSpent, reverseVat } = totals;
  const { badDebtVat, badDebtBackVat, unpaidVat, onHandVat } = totals;
  const flat = scheme.kind === 'flat' ? flatRateDue(scheme.rateBp, sales, vat) : undefined;
  return {
    due: (flat ? flat.due : vat) + reverseVat + badDebtBackVat,
    reclaimed: (flat ? 0 : spentVat + unpaidVat) + reverseVat + badDebtVat + onHandVat,
    sold: (flat ? flat.turnover : sales) + reversed,
    bought: flat ? reverseSpent : spent - spentVat,
  };
};

/**
 * The boxes of a return, of its parts together: a scheme that is joined or left within a period holds for its own days (VAT Notice 733,
 * section 12; 731, section 6). Boxes 2, 8 and 9 are about Northern Ireland and the EU alone. Reverse-charge sales go into box 6 and no
 * other, whatever the scheme, and the VAT of such purchases into boxes 1 and 4 with their net in box 7 (VATREVCON35100, 35200). Under
 * the flat rate box 6 is turnover with VAT, and nothing is reclaimed but on capital goods of £2,000 or more (VAT Notice 733, sections 6
 * and 15). The VAT of bad debts goes into box 4 when it is claimed, and into box 1 if they are paid after all (VBDR3100; Notice 700/18),
 * whatever the scheme by then. Box 5 is the difference of boxes 3 and 4, never negative.
 */
export const vatBoxes = (parts: readonly ReturnPart[]): VatBoxes => {
  const figures = parts.map(figuresOf);
  const sum = (name: keyof ReturnType<typeof figuresOf>): number =>
    figures.reduce((total, each) => total + each[name], 0);
  const [due, reclaimed] = [sum('due'), sum('reclaimed')];
  return {
    1: due,
    2: 0,
    3: due,
    4: reclaimed,
    5: Math.abs(due - reclaimed),
    6: wholePounds(sum('sold')),
    7: wholePounds(sum('bought')),
    8: 0,
    9: 0,
  };
};
