import { flatRateDue } from './schemes.ts';

/** The totals a VAT return is computed from, in pence. `reversed` is reverse charge sales, without VAT. */
export interface VatTotals {
  /** Taxable and exempt sales without VAT, and their VAT: by tax point, or by payment under cash accounting. */
  sales: number;
  vat: number;
  reversed: number;
  /** Purchases including VAT, and the reclaimable VAT in them. */
  spent: number;
  spentVat: number;
  /** VAT repaid on overdue bills (negative), and reclaimed when they are paid. VATA 1994 s.26A. */
  unpaidVat: number;
  /** The building services under the reverse charge among them, and the VAT that the buyer accounts for. */
  reverseSpent: number;
  reverseVat: number;
  /** VAT reclaimed on bad debts, and repaid on those that were paid after all. */
  badDebtVat: number;
  badDebtBackVat: number;
  /** VAT on purchases before a registration that were on hand when it began. VR reg 111. */
  onHandVat: number;
}

/** How a return is computed; the flat rate is a percentage in basis points. */
export type ReturnScheme = { kind: 'standard' } | { kind: 'cash' } | { kind: 'flat'; rateBp: number };

/** The nine boxes in pence, 6 to 9 in whole pounds. VAT Notice 700/12. */
export type VatBoxes = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, number>;

/** Boxes 6 to 9 omit the pence. VAT Notice 700/12, section 3. */
const wholePounds = (pence: number): number => Math.trunc(pence / 100) * 100 || 0;

/** The days of a return under one scheme. */
export interface ReturnPart {
  scheme: ReturnScheme;
  totals: VatTotals;
}

/** What a part adds to boxes 1, 4, 6 and 7, in pence. */
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
 * The boxes of a return, from all its parts: a scheme that is joined or left within a period applies to its own days (VAT
 * Notice 733, section 12; 731, section 6). Boxes 2, 8 and 9 are only for Northern Ireland and the EU. Reverse-charge sales go
 * in box 6 and no other, whatever the scheme; the VAT on such purchases goes in boxes 1 and 4, and their net in box 7
 * (VATREVCON35100, 35200). Under the flat rate box 6 is turnover including VAT, and VAT can only be reclaimed on capital goods
 * of £2,000 or more (VAT Notice 733, sections 6 and 15). VAT on bad debts goes in box 4 when it is claimed, and in box 1 if
 * they are paid after all (VBDR3100; Notice 700/18), whatever the scheme by then. Box 5 is the difference between boxes 3 and
 * 4, never negative.
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
