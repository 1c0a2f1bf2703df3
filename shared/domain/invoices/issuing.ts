import { cisExpected } from '../../invoices/cis.ts';
import { derivedFrom } from '../../invoices/derived.ts';
import { type Issuing, taxPointFor } from '../../invoices/issuing.ts';
import { refusalsOf, taxPointRefusals } from '../../invoices/lawful.ts';
import type { ReverseChargeAnswers } from '../../invoices/reverse-charge-answers.ts';
import { conflict, invalid } from '../../kernel/refusal.ts';
import type { Line } from '../../lines/line.ts';
import { sumsOf } from '../../lines/sums.ts';
import { isVatRegistered, type Registered } from '../../settings/registration.ts';
import { taxOf } from '../taxed/of-issued.ts';
import { type LinesPart, linesPartOf } from './lines.ts';
import type { IssuedPart } from './shown.ts';

/** What an invoice with lines is issued from. */
export interface ToIssue extends LinesPart {
  clientId: number;
  jobId?: number | null | undefined;
  workDescription?: string | null | undefined;
  workEndDate?: string | null | undefined;
  notes?: string | null | undefined;
  /** The invoice's id, if the caller knows it. */
  ofInvoice?: number | undefined;
}

/** Throws 400 naming each line with VAT that this seller may not charge (FA 2008 Sch. 41 para. 2). */
export const refuseVat = (business: Registered, { lines, taxPoint }: LinesPart, today: string): void => {
  if (!lines || isVatRegistered(business, taxPoint ?? today)) return;
  const message = 'You’re not registered for VAT. Choose No VAT';
  const wrong = lines.flatMap(({ vat }, at) => (vat === 'o' ? [] : [{ path: `lines.${at}.vat`, message }]));
  if (wrong.length > 0) throw invalid(wrong);
};

/** The seller and the client, and the job's earlier answers about the reverse charge. */
export interface IssuedBetween extends Pick<Issuing, 'seller' | 'client'> {
  answered: ReverseChargeAnswers | null | undefined;
}

/** The reverse charge answers given now, over the earlier ones; nothing if none were given. */
export const answersOf = (
  given: Pick<ToIssue, 'reverseCharge'>,
  { answered }: Pick<IssuedBetween, 'answered'>,
): ReverseChargeAnswers | null | undefined => given.reverseCharge && { ...answered, ...given.reverseCharge };

/** An invoice with lines, as it would be issued on a day. */
export const issuingOf = (
  { answered, ...between }: IssuedBetween,
  given: ToIssue,
  lines: Line[],
  day: string,
): Issuing => {
  const reverseCharge = answersOf(given, { answered }) ?? answered;
  const document = { ...given, ...linesPartOf({ ...given, reverseCharge }), lines };
  const issuing = { ...between, document, day };
  // From here on every total uses the VAT rates of the tax point printed on the invoice.
  return { ...issuing, document: { ...document, taxPoint: taxPointFor(issuing) } };
};

/** Throws 409 naming every legal requirement that is not met, each with the way to fix it. */
export const refuseUnlawful = (issuing: Issuing): void => {
  const findings = [...refusalsOf(issuing), ...taxPointRefusals(issuing)];
  if (findings.length > 0) throw conflict('Something is missing from this invoice', findings, 'not_lawful');
};

/** The fields that the invoice itself stores about its lines. */
export const fieldsIssued = (issuing: Issuing) => {
  const sums = sumsOf(issuing.document);
  const cis = cisExpected(issuing);
  const tax = taxOf({ sums, taxPoint: taxPointFor(issuing), cis });
  return { ...derivedFrom(issuing.document), vat: sums.vat, tax, hasLines: true };
};

/** What is printed of its lines. */
export const partIssued = (issuing: Issuing, issuedAt: string) => {
  const { lines, pricesInclude = 'net', discount, reverseCharge } = issuing.document;
  return {
    lines: [...lines],
    ...{ pricesInclude, discount, reverseCharge, issuedAt },
    taxPoint: taxPointFor(issuing),
    sums: sumsOf(issuing.document),
    cis: cisExpected(issuing),
  } satisfies IssuedPart;
};
