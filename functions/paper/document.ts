import type { Statement } from '#shared/invoices/statement.ts';
import type { Logo } from './logo.ts';
import type { PaperTable, TableRate } from './table.ts';

export type Maybe<T> = T | null | undefined;

/** Who sends the paper and where the money goes. Empty and absent parts are left out of the page. */
export type Seller = {
  /** What the business is called. */
  name: string;
  logo?: Maybe<Logo>;
  /** What stands out is in it, legible on white; the app's own where there is none. */
  colour?: Maybe<string>;
  /** What the law wants named beside it: a company's registered name, else whose business it is. */
  legalName?: Maybe<string>;
  companyNumber?: Maybe<string>;
  registeredOffice?: Maybe<string>;
  /** Printed only on a paper that shows VAT. */
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
  /** The address of the property that it was at. */
  site?: Maybe<string>;
};

/** What is expected of a contractor under CIS, in pence; `rate` is percent. Never part of the total (FA 2004 s. 61). */
export type CisNote = {
  utr?: Maybe<string>;
  rate: number;
  labour: number;
  materials: number;
  deduction: number;
  expected: number;
  /** Materials count as charged: what they cost is not known. */
  estimated: boolean;
};

/** What every paper says. Money is integer pence, dates are `YYYY-MM-DD`. */
type Common = {
  seller: Seller;
  client: Buyer;
  number: string;
  issued: string;
  work: Work;
  /** The lines with their sums; a paper without them says one amount. */
  table?: Maybe<PaperTable>;
  /** All in. */
  amountPence: number;
  notes?: Maybe<string>;
};

/**
 * An invoice, or a receipt: the invoice with what was paid for it. With one amount, labour and materials are shown as
 * given; what they lack to it, or exceed it by, is named.
 */
export type InvoiceDocument = Common & {
  kind: 'invoice' | 'receipt';
  status: 'unpaid' | 'paid' | 'overdue' | 'credited' | 'void';
  due: string;
  paidOn?: Maybe<string>;
  /** The day that counts for VAT. */
  taxPoint?: Maybe<string>;
  /** `ratePence` is for one hour; `costPence` is the line's amount, whatever hours and rate say. */
  labour: { hours: number; ratePence: number; costPence: number };
  materialsPence: number;
  /** What VAT is in one amount, where that is known. */
  vatRates?: Maybe<TableRate[]>;
  /** What of the amount is still to pay. */
  balancePence: number;
  /** What credit notes took off it. */
  creditedPence?: Maybe<number>;
  /** What came in, in order of its day, `how` it did (`in cash`); negative for what went back. Only a receipt has it. */
  payments?: Maybe<{ on: string; how: string; pence: number }[]>;
  cis?: Maybe<CisNote>;
  /** Its address on the customer's page, printed as a code. */
  online?: Maybe<string>;
};

export type CreditNoteDocument = Common & {
  kind: 'credit_note';
  /** The invoice it takes from. */
  credits: { number: string; issued: string };
  reason?: Maybe<string>;
};

export type QuoteDocument = Common & {
  kind: 'quote';
  /** An informed guess rather than a fixed price; the paper must say which (Consumer Rights Act 2015 s. 51). */
  isEstimate?: boolean;
  title?: Maybe<string>;
  validUntil: string;
  /** In pence, with VAT. */
  depositPence?: Maybe<number>;
  message?: Maybe<string>;
  terms?: Maybe<string>;
  /** What a consumer is told of the right to cancel, and the form for it; each has pages of its own. */
  cancellation?: Maybe<{ text: string; form: string }>;
  /** Why a consumer has no such right. */
  noCancellation?: Maybe<string>;
  /** Once it is accepted: by whom, when and from where, on a page of its own. */
  agreement?: Maybe<string>;
};

type Words = { heading: string; text: string };

/** A claim for late payment, or a letter before claim: never a VAT invoice (Case C-222/81 BAZ). */
export type ClaimDocument = Common & {
  kind: 'late_pay' | 'letter_before_claim';
  about: { number: string; issued: string };
  /** The claim before it, which it restates. */
  replaces?: Maybe<string>;
  /** What it comes to, in order; negative pence are taken off. */
  rows: { words: string; detail?: Maybe<string>; on?: Maybe<string>; pence: number }[];
  /** From then on the court may be asked. */
  answerBy?: Maybe<string>;
  /** What the payer writes beside the money. */
  reference: string;
  /** Still owed of the invoice, beside what is claimed here. */
  openPence: number;
  parts: Words[];
  /** Each on pages of its own. */
  appendix: Words[];
};

/** What a client owes by age, and what they paid; made anew each time. */
export type StatementDocument = Common & { kind: 'statement'; statement: Statement };

/** Everything that one sheet of paper says: the PDF and the mail that goes with it are made from this alone. */
export type PaperDocument =
  | InvoiceDocument
  | CreditNoteDocument
  | QuoteDocument
  | ClaimDocument
  | StatementDocument;
