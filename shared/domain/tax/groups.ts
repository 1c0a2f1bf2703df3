import type { TaxRecord } from '../../tax/records.ts';
import type { TaxCode, TaxSums } from './names.ts';

/** What of an invoice or credit note has one code, in pence; `vat` is what was charged, none under a reverse charge. */
export interface TaxGroup {
  code: TaxCode;
  net: number;
  vat: number;
}

/** What a credit note takes off, on its day. */
export interface CreditTax {
  on: string;
  groups: TaxGroup[];
  /** What the materials in it cost, in pence: CIS leaves them out. */
  materials?: number;
}

/** What a day gets of a record, as that record or as a credit note or money of it. */
export interface TaxShare {
  kind: TaxRecord['kind'];
  why: TaxRecord['why'];
  day: string;
  sums: TaxSums;
}

/** Pence of groups together. */
export const sumOf = (groups: readonly TaxGroup[], name: 'net' | 'vat'): number =>
  groups.reduce((sum, group) => sum + group[name], 0);
