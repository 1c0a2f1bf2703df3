import type { Statement } from '#shared/invoices/statement.ts';
import type { Logo } from './logo.ts';
import type { PaperTable, TableRate } from './table.ts';

export type Maybe<T> = T | null | undefined;

/** The sender, and where to pay. Empty and missing parts are left out of the page. */
export type Seller = {
  /** The trading name. */
  name: string;
  logo?: Maybe<Logo>;
  /** The accent colour, legible on white; the app's own if missing. */
  colour?: Maybe<string>;
  /** The name that the law requires beside it: a company's registered name, or the proprietor's. */
  legalName?: Maybe<string>;
  companyNumber?: Maybe<string>;
  registeredOffice?: Maybe<string>;
  /** Printed only on a document that shows VAT. */
  vatNumber?: Maybe<string>;
  address?: Maybe<string>;
  phone?: Maybe<string>;
  email?: Maybe<string>;
  bank?: Maybe<{
    name?: Maybe<string>;
    accountName?: Maybe<string>;
    sortCode?: Maybe<string>;
    accountNumber?: Maybe<string>;
  }>;
};

export type Buyer = {
  name: string;
  address?: Maybe<string>;
  email?: Maybe<string>;
  phone?: Maybe<string>;
  vatNumber?: Maybe<string>;
};

export type Work = {
  jobTitle?: Maybe<string>;
  description?: Maybe<string>;
  startDate?: Maybe<string>;
  endDate?: Maybe<string>;
  location?: Maybe<string>;
  /** The address of the property where the work was. */
  site?: Maybe<string>;
};

/** The CIS deduction expected of a contractor, in pence; `rate` is in percent. Never part of the total (FA 2004 s. 61). */
export type CisNote = {
  utr?: Maybe<string>;
  rate: number;
  labour: number;
  materials: number;
  deduction: number;
  expected: number;
  /** True if materials count at their price, because their cost is not known. */
  estimated: boolean;
};

/** What every document contains. Money is in integer pence, dates are `YYYY-MM-DD`. */
type Common = {
  seller: Seller;
  client: Buyer;
  number: string;
  issued: string;
  work: Work;
  /** The lines with their totals; a document without them has a single amount. */
  table?: Maybe<PaperTable>;
  /** Including VAT. */
  amountPence: number;
  notes?: Maybe<string>;
};

/**
 * An invoice, or a receipt: the invoice with its payments. With a single amount, labour and materials are shown as given, and any
 * difference from the amount is stated.
 */
export type InvoiceDocument = Common & {
  kind: 'invoice' | 'receipt';
  status: 'unpaid' | 'paid' | 'overdue' | 'credited' | 'void';
  due: string;
  paidOn?: Maybe<string>;
  /** The tax point. */
  taxPoint?: Maybe<string>;
  /** `ratePence` is for one hour; `costPence` is the line's amount, whatever hours and rate say. */
  labour: { hours: number; ratePence: number; costPence: number };
  materialsPence: number;
  /** The VAT in a single amount, if known. */
  vatRates?: Maybe<TableRate[]>;
  /** The balance still to pay. */
  balancePence: number;
  /** The amount credited. */
  creditedPence?: Maybe<number>;
  /** Payments in order of their day, with `how` they were made (`in cash`); negative for refunds. Only on a receipt. */
  payments?: Maybe<{ on: string; how: string; pence: number }[]>;
  cis?: Maybe<CisNote>;
  /** The address of the customer's page, printed as a QR code. */
  online?: Maybe<string>;
};

export type CreditNoteDocument = Common & {
  kind: 'credit_note';
  /** The invoice it corrects. */
  credits: { number: string; issued: string };
  reason?: Maybe<string>;
};

export type QuoteDocument = Common & {
  kind: 'quote';
  /** An estimate rather than a fixed price; the document must say which (Consumer Rights Act 2015 s. 51). */
  isEstimate?: boolean;
  title?: Maybe<string>;
  validUntil: string;
  /** In pence, including VAT. */
  depositPence?: Maybe<number>;
  message?: Maybe<string>;
  terms?: Maybe<string>;
  /** The notice of a consumer's right to cancel and the cancellation form; each has its own pages. */
  cancellation?: Maybe<{ text: string; form: string }>;
  /** Why a consumer has no right to cancel. */
  noCancellation?: Maybe<string>;
  /** Once accepted: by whom, when and from where, on a separate page. */
  agreement?: Maybe<string>;
};

type Words = { heading: string; text: string };

/** A claim for late payment, or a letter before claim: never a VAT invoice (Case C-222/81 BAZ). */
export type ClaimDocument = Common & {
  kind: 'late_pay' | 'letter_before_claim';
  about: { number: string; issued: string };
  /** The earlier claim that it restates. */
  replaces?: Maybe<string>;
  /** The amounts it adds up, in order; negative pence are deducted. */
  rows: { words: string; detail?: Maybe<string>; on?: Maybe<string>; pence: number }[];
  /** The deadline after which the creditor may go to court. */
  answerBy?: Maybe<string>;
  /** The payment reference. */
  reference: string;
  /** The invoice's own balance, in addition to what is claimed here. */
  openPence: number;
  parts: Words[];
  /** Each starts on its own page. */
  appendix: Words[];
};

/** A statement: what a client owes by age, and what they paid; generated anew each time. */
export type StatementDocument = Common & { kind: 'statement'; statement: Statement };

/** Everything a document says: its PDF and its email are made from this alone. */
export type PaperDocument =
  | InvoiceDocument
  | CreditNoteDocument
  | QuoteDocument
  | ClaimDocument
  | StatementDocument;
