import type { PaperField } from './paper-fields.ts';
import { hasReverseChargeWords } from './reverse-charge.ts';
import { vatClaimIn } from './vat-words.ts';
import {
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
  /** Registered for VAT at the tax point, with a VAT number: without one, no VAT may be shown. */
  mayShowVat: boolean;
  /** The kind of customer; an unknown one counts as a business, which needs the full invoice. */
  buyer: 'business' | 'consumer';
  fields: ReadonlySet<string>;
  /** Pence, including VAT. */
  total?: number | undefined;
  /** A simplified invoice must not include exempt supplies. */
  hasExempt?: boolean | undefined;
  /** The date of supply may be left out if it is the date of issue. */
  suppliedOnIssue?: boolean | undefined;
  /** The document offers a discount for prompt payment. */
  hasCashDiscount?: boolean | undefined;
  /** If the reverse charge applies: its wording on the document, and the pence of VAT in its total. */
  reverseCharge?: { words: string | null; vatInTotal: number } | undefined;
  /** All other text, to check what it says about VAT. */
  text?: string | undefined;
  /** The label of a pro-forma or a quote. */
  label?: string | null | undefined;
  /** An offer with a number from the invoice series, or titled as an invoice. */
  passesForInvoice?: { number: boolean; title: boolean } | undefined;
}

export interface PaperVerdict {
  lawful: boolean;
  /** The kind of VAT invoice required. */
  form: 'full' | 'simplified' | null;
  missing: PaperField[];
  /** Fields, or `text: …`, that must not be on it. */
  forbidden: string[];
  warnings: PaperField[];
}

/** VR reg 16A: a simplified invoice is enough up to this amount in pence, VAT included. */
const simplifiedUpTo = 25_000;

/** VR reg 13(1) requires a VAT invoice only for registered customers: for a consumer these are advice, not law. */
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

/** Under the reverse charge the VAT is shown apart from the totals, or only the rate is. VATREVCON37100. */
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
  // VATREC9000: a document that is not a VAT invoice must not look like one.
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
 * What a document lacks, what must be removed, and what is only advised. The seller's own particulars are checked separately
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
