import type { PaperField } from './paper-fields.ts';
import { hasReverseChargeWords } from './reverse-charge.ts';
import { vatClaimIn } from './vat-words.ts';
import {
  cisStatementFields,
  fullInvoice,
  offer,
  plainCreditNote,
  plainInvoice,
  sameField,
  simplifiedInvoice,
  vatCreditNote,
  vatTraces,
} from './wanted-fields.ts';

/** A document as it would be issued. */
export interface Paper {
  kind: 'invoice' | 'credit note' | 'quote' | 'pro-forma';
  /** Registered for VAT at the tax point and told the number; who has none yet may not show VAT. */
  mayShowVat: boolean;
  /** Whom it is for; an unknown customer counts as a business, whose invoice must be whole. */
  buyer: 'business' | 'consumer';
  fields: ReadonlySet<string>;
  /** Pence, VAT included. */
  total?: number | undefined;
  /** A simplified invoice must not carry exempt supplies. */
  hasExempt?: boolean | undefined;
  /** The date of supply need not be repeated where it is the date of issue. */
  suppliedOnIssue?: boolean | undefined;
  /** A discount for prompt payment is offered. */
  hasCashDiscount?: boolean | undefined;
  /** The reverse charge applies: the words on the document, and pence of VAT in its total. */
  reverseCharge?: { words: string | null; vatInTotal: number } | undefined;
  /** All other text, for what it says of VAT. */
  text?: string | undefined;
  /** A pro-forma's or quote's label. */
  label?: string | null | undefined;
  /** An offer that carries a number of the invoices' series, or the title of one. */
  passesForInvoice?: { number: boolean; title: boolean } | undefined;
}

export interface PaperVerdict {
  lawful: boolean;
  /** The form a VAT invoice needs. */
  form: 'full' | 'simplified' | null;
  missing: PaperField[];
  /** Fields, or `text: …`, that must not be there. */
  forbidden: string[];
  warnings: PaperField[];
}

/** VR reg 16A: the simplified form suffices up to this consideration in pence, VAT included. */
const simplifiedUpTo = 25_000;

/** VR reg 13(1) owes a VAT invoice to registered customers only: for a consumer these are advice, not law. */
const adviceForConsumers: readonly PaperField[] = [
  'buyerAddress',
  'lineQuantities',
  'lineUnitPricesNet',
  'lineNetAmounts',
];

const isThere = (paper: Paper, field: PaperField): boolean => {
  if (paper.fields.has(field)) return true;
  if (field === 'supplyDate' && paper.suppliedOnIssue) return paper.fields.has('issueDate');
  return (sameField[field] ?? []).some((other) => paper.fields.has(other));
};

/** Under the reverse charge the VAT stands apart from the totals, or the rate alone does. VATREVCON37100. */
const lacking = (paper: Paper, wanted: readonly PaperField[]): PaperField[] =>
  wanted.filter((field) => !isThere(paper, field) && !(paper.reverseCharge && field === 'totalVat'));

const formOf = (paper: Paper): 'full' | 'simplified' | null => {
  if (paper.kind !== 'invoice' || !paper.mayShowVat) return null;
  const isSmall = paper.total !== undefined && paper.total <= simplifiedUpTo;
  return isSmall && !paper.hasExempt && !paper.reverseCharge ? 'simplified' : 'full';
};

const wantedOf = (paper: Paper): readonly PaperField[] => {
  if (paper.kind === 'credit note') return paper.mayShowVat ? vatCreditNote : plainCreditNote;
  if (paper.kind !== 'invoice') return offer;
  if (!paper.mayShowVat) return plainInvoice;
  const full = lacking(paper, fullInvoice);
  return formOf(paper) === 'simplified' && full.length > 0 ? simplifiedInvoice : fullInvoice;
};

const special = (paper: Paper): PaperField[] => {
  const { reverseCharge, kind, label, hasCashDiscount } = paper;
  const missing: PaperField[] = [];
  if (hasCashDiscount && !paper.fields.has('cashDiscountRate')) missing.push('cashDiscountRate');
  if (reverseCharge && !hasReverseChargeWords(reverseCharge.words ?? ''))
    missing.push('reverseChargeReference');
  // VATREC9000: what is not a VAT invoice must not pass for one.
  if (kind === 'pro-forma' && !/not a (?:VAT|tax) invoice/i.test(label ?? ''))
    missing.push('notAVatInvoiceLabel');
  return missing;
};

const forbiddenOn = (paper: Paper): string[] => {
  const claim = vatClaimIn(paper.text ?? '');
  const { number = false, title = false } = paper.passesForInvoice ?? {};
  const traces = paper.mayShowVat
    ? []
    : [...vatTraces.filter((field) => paper.fields.has(field)), ...(claim ? [`text: ${claim}`] : [])];
  return [
    ...traces,
    ...((paper.reverseCharge?.vatInTotal ?? 0) > 0 ? ['vatInTotal'] : []),
    ...(number ? ['number'] : []),
    ...(title ? ['title'] : []),
  ];
};

/**
 * What a document lacks, what must go, and what is only advised. The seller's own particulars are judged apart
 * (`sellerDisclosure`). Sources: VR reg 13–16A; VATREVCON37100; FA 2008 Sch 41 para 2.
 */
export const paperVerdict = (paper: Paper): PaperVerdict => {
  const absent = lacking(paper, wantedOf(paper));
  const isAdvice = (field: PaperField) => paper.buyer === 'consumer' && adviceForConsumers.includes(field);
  const missing = [...absent.filter((field) => !isAdvice(field)), ...special(paper)];
  const forbidden = forbiddenOn(paper);
  return {
    lawful: missing.length === 0 && forbidden.length === 0,
    form: formOf(paper),
    missing,
    forbidden,
    warnings: absent.filter(isAdvice),
  };
};

/** What a CIS statement lacks: at 30 % the verification reference, where a UTR may not be known. CISRegs reg 4(8). */
export const cisStatementMissing = (fields: ReadonlySet<string>, isUnmatched: boolean): PaperField[] => {
  const wanted: readonly PaperField[] = isUnmatched
    ? [...cisStatementFields.filter((field) => field !== 'utr'), 'verificationReference']
    : cisStatementFields;
  return wanted.filter((field) => !fields.has(field) && !(field === 'taxMonth' && fields.has('paymentDate')));
};
