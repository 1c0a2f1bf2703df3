import type { taxRecordKinds, taxRecordWhys } from '../../tax-shares.ts';
import type { TaxCode, TaxSums } from './names.ts';

/** The part of an invoice or credit note with one code, in pence. `vat` is the VAT charged, 0 under a reverse charge. */
export interface TaxGroup {
  code: TaxCode;
  net: number;
  vat: number;
}

/** A credit note's amounts, on its day. */
export interface CreditTax {
  on: string;
  groups: TaxGroup[];
  /** The cost of its materials, in pence, which CIS excludes. */
  materials?: number;
}

/** What a record adds to a day, for the record itself, a credit note or a payment. */
export interface TaxShare {
  kind: (typeof taxRecordKinds)[number];
  why: (typeof taxRecordWhys)[number];
  day: string;
  sums: TaxSums;
}

/** The sum of groups, in pence. */
export const sumOf = (groups: readonly TaxGroup[], name: 'net' | 'vat'): number =>
  groups.reduce((sum, group) => sum + group[name], 0);
