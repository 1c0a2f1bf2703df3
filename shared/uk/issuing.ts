import { daysBetween } from '../dates.ts';
import { type Paper, paperVerdict } from './disclosure.ts';
import { factWords, missingWords } from './issue-words.ts';
import type { PaperField } from './paper-fields.ts';
import { openFacts, type ReverseChargeFacts } from './reverse-charge.ts';
import { type Seller, type SellerPaper, sellerDisclosure } from './seller.ts';

/** One reason against issuing: the field it lies in and a sentence that says where to mend it. */
export interface IssueProblem {
  path: string;
  message: string;
}

/** A document on its way out. */
export interface Issuing {
  paper: Paper;
  seller: Seller;
  /** A quote to be signed is an order form, which says what a letter says. */
  sellerPaper?: SellerPaper | undefined;
  taxPoint?: string | null | undefined;
  today: string;
  isNumberTaken?: boolean | undefined;
  /** Where a registered seller supplies a business. */
  reverseCharge?: ReverseChargeFacts | undefined;
  /** Prices shown to a consumer leave VAT out of the total. CCR Sch 2(f); DMCCA 2024 s.230. */
  hidesVatFromConsumer?: boolean | undefined;
  /** VAT at 5% or 0% without a recorded reason. */
  hasUnexplainedRate?: boolean | undefined;
  /** A contract made at a consumer's home without the information it needs. */
  lacksDoorstepPack?: boolean | undefined;
}

export interface IssueVerdict {
  refused: IssueProblem[];
  warnings: IssueProblem[];
}

/** VR reg 13(5). */
const lateAfterDays = 30;

const lacks = (field: PaperField): IssueProblem => ({ path: field, message: missingWords[field] });

const forbiddenWords: Readonly<Record<string, string>> = {
  vatInTotal: 'Under the reverse charge the total can’t include VAT.',
  number: 'Must not carry a number of the invoices.',
  title: 'Must not be called an invoice.',
};
const noVatWords =
  'You can’t charge or show VAT on this date. See your VAT registration in Settings, Business details.';

const forbids = (trace: string): IssueProblem =>
  trace.startsWith('text: ')
    ? { path: 'text', message: `You can’t charge VAT, so the text can’t say "${trace.slice(6)}".` }
    : { path: trace === 'vatInTotal' ? 'totalVat' : trace, message: forbiddenWords[trace] ?? noVatWords };

const isLate = ({ taxPoint, today }: Issuing): boolean =>
  Boolean(taxPoint) && daysBetween(taxPoint ?? today, today) > lateAfterDays;

const when = (isSo: boolean | undefined, path: string, message: string): IssueProblem[] =>
  isSo ? [{ path, message }] : [];

/** Whether a document may go out, and what to say if not. Nothing is refused that the law allows. */
export const judgeIssue = (issuing: Issuing): IssueVerdict => {
  const paper = paperVerdict(issuing.paper);
  const seller = sellerDisclosure(issuing.seller, issuing.sellerPaper);
  const open = issuing.reverseCharge ? openFacts(issuing.reverseCharge) : [];
  return {
    refused: [
      ...[...paper.missing, ...seller.missing].map(lacks),
      ...paper.forbidden.map(forbids),
      ...open.map((fact) => ({ path: fact, message: factWords[fact] })),
      ...when(issuing.hidesVatFromConsumer, 'totalWithVat', missingWords.totalWithVat),
      ...when(issuing.isNumberTaken, 'number', 'This number has been used already.'),
    ],
    warnings: [
      ...[...paper.warnings, ...seller.warnings].map(lacks),
      ...when(
        isLate(issuing),
        'taxPoint',
        'The tax point is more than 30 days ago, so this VAT invoice is late.',
      ),
      ...when(issuing.hasUnexplainedRate, 'vatRate', 'Note why the rate is 5% or 0%. HMRC may ask.'),
      ...when(
        issuing.lacksDoorstepPack,
        'cancellation',
        'Give the cancellation notice first. Without it the customer can cancel for a year and pay nothing.',
      ),
    ],
  };
};
