import type { ReverseCode, VatCode } from '../uk/vat.ts';

/** Whom a sale was to. */
export interface Contact {
  name: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
}

/** A row of an invoice or a credit note. `net` and `amount`, its VAT as charged, are pence; `unitNet` is ten-thousandths of a pound. */
export interface SaleRow {
  description: string;
  quantity: number;
  unit: string;
  unitNet: number;
  /** Percent. */
  discount: number;
  vat: VatCode;
  net: number;
  amount: number;
}

/** An invoice or credit note for the books. Dates are London's; a credit note's amounts are positive. */
export interface Sale {
  key: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  date: string;
  due: string;
  reference: string;
  /** For a credit note: the invoice it credits. */
  credits?: string | undefined;
  contact: Contact;
  rows: SaleRow[];
}

/** A payment or, if negative, a refund or the provider's fee, in pence. */
export interface BankMove {
  key: string;
  date: string;
  pence: number;
  payee: string;
  number: string;
  /** Follows the word "paid": `in cash`; empty if unknown. */
  how: string;
  reference: string;
  isFee?: boolean;
}

/** What was bought. */
export interface Bought {
  key: string;
  date: string;
  supplier: string;
  net: number;
  vat: number;
  total: number;
  category: string;
  description: string;
  isEntertaining: boolean;
  /** The rate under the reverse charge. */
  reverse?: ReverseCode | undefined;
  fileName: string;
  /** The VAT that the buyer accounts for under a reverse charge; in no other column. */
  notional: number;
}

/** A cell of a file; numbers (pounds, quantities, percent) must not be read as text. */
export type Cell = string | number;

/** The rows of one record; its `key` never changes. */
export interface BookRecord {
  key: string;
  date: string;
  rows: Cell[][];
}
