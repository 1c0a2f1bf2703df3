import { addYears } from '../dates.ts';

/** Why a record must be kept, with the start of its retention period. */
export type KeptRecord =
  /** VAT: the end of the period it belongs to. VATA 1994 Sch 11 para 6(3); Notice 700/21. */
  | { kind: 'vat'; from: string }
  /** A sole trader's books: the year the tax year begins in. TMA 1970 s.12B. */
  | { kind: 'sole trader'; taxYear: number }
  /** A company's tax records: the end of the accounting period. FA 1998 Sch 18 para 21. */
  | { kind: 'company tax'; from: string }
  /** A private company's accounting records: the day they were made. Companies Act 2006 s.388. */
  | { kind: 'company accounts'; from: string }
  /** A CIS contractor's records: the year the tax year begins in. CISRegs. */
  | { kind: 'cis contractor'; taxYear: number }
  /** A contract, quote or signature: the end of the work. Limitation Act 1980 s.5; s.8 for a deed. */
  | { kind: 'contract' | 'deed'; from: string }
  /** Work on dwellings, worth offering: completion. Defective Premises Act 1972 as amended. */
  | { kind: 'dwelling'; from: string };

const years = {
  vat: 6,
  'company tax': 6,
  'company accounts': 3,
  contract: 6,
  deed: 12,
  dwelling: 15,
} as const;

/** TMA 1970 s.12B: years after the 31 January that follows the tax year. */
const soleTraderYears = 5;
const cisYears = 3;

/** The last day of the retention period. */
export const keepUntil = (record: KeptRecord): string => {
  if (record.kind === 'sole trader') return addYears(`${record.taxYear + 2}-01-31`, soleTraderYears);
  if (record.kind === 'cis contractor') return addYears(`${record.taxYear + 1}-04-05`, cisYears);
  return addYears(record.from, years[record.kind]);
};
