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

/** An invoice or a credit note as the books know it. Days are London's; a credit note's figures are positive. */
export interface Sale {
  key: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  date: string;
  due: string;
  reference: string;
  /** Of a credit note: the invoice it takes from. */
  credits?: string | undefined;
  contact: Contact;
  rows: SaleRow[];
}

/** Money that came or, negative, went back, in pence. */
export interface BankMove {
  key: string;
  date: string;
  pence: number;
  payee: string;
  number: string;
  /** Goes on after "paid": `in cash`; empty where that is not known. */
  how: string;
  reference: string;
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
  /** Under the reverse charge: by which rate. */
  reverse?: ReverseCode | undefined;
  fileName: string;
  /** The VAT that a reverse charge leaves to the buyer, in no other column. */
  notional: number;
}

/** A cell of a file; numbers are pounds, quantities and percent, which no program may take for text. */
export type Cell = string | number;

/** The rows of one record, whose `key` is its own for ever. */
export interface BookRecord {
  key: string;
  date: string;
  rows: Cell[][];
}
