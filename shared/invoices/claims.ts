import * as z from 'zod/mini';
import { date, id, idParams, kept, lines, optional, orNull, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { handMethods } from '../payments/methods.ts';
import { created, json } from '../route.ts';

/**
 * `late_pay`: interest and the fixed sum that the law gives against a business. `letter_before_claim`: what the court wants
 * sent before a claim, to anybody (Pre-Action Protocol for Debt Claims).
 */
export const claimKinds = ['late_pay', 'letter_before_claim'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Which protocol a letter follows: a sole trader is an individual, as a consumer is. */
export const debtors = ['individual', 'company'] as const;
export type Debtor = (typeof debtors)[number];

/** How the work was agreed, which a letter before claim has to say. */
export const agreements = ['written', 'spoken'] as const;

/** The most claims of one invoice: each restates the one before. */
export const claimsOfOne = 20;

export const agreement = z.strictObject({
  how: z.enum(agreements),
  on: date,
  /** Of a written one the parties and what it is called; of a spoken one who said what, and where. */
  words: lines(2_000).check(z.minLength(1, 'Required')),
});
export type Agreement = z.output<typeof agreement>;

export const claimInput = z
  .strictObject({
    kind: z.enum(claimKinds),
    /** The sum that was looked at and agreed to: another than it comes to today is refused. Left out, it is whatever that is. */
    amount: z.optional(pounds),
    /** Printed at its end. */
    note: optional(lines(textLimits.address)),
    debtor: z.optional(z.enum(debtors)),
    agreement: z.optional(agreement),
  })
  .check(
    z.refine(({ kind, debtor }) => kind !== 'letter_before_claim' || debtor !== undefined, {
      path: ['debtor'],
      error: 'Required',
    }),
    z.refine(({ kind, agreement: given }) => kind !== 'letter_before_claim' || given !== undefined, {
      path: ['agreement'],
      error: 'Required',
    }),
  );
export type ClaimInput = z.output<typeof claimInput>;

export const claimOutcomes = ['paid', 'dropped'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** What became of it: the money came or is waived, the debtor was given the papers they asked for, or notice after a reply without an agreement. */
export const claimUpdate = z.strictObject({
  outcome: optional(z.enum(claimOutcomes)),
  outcomeOn: optional(date),
  /** How the money of one that is paid came. */
  paidBy: optional(z.enum(handMethods)),
  /** It went by post. */
  postedOn: optional(date),
  documentsGivenOn: optional(date),
  noticeOn: optional(date),
});
export type ClaimUpdate = z.output<typeof claimUpdate>;

/** When a letter's time to wait is over, and what the court asks. Money is pounds. */
export const court = z.object({
  /** Its name, and the days that it gives. */
  protocol: z.string(),
  /** The first day on which a claim may be issued. */
  from: z.string(),
  fee: z.number(),
  /** `null` where the claim is too large for the small claims track. */
  hearingFee: orNull(z.number()),
  isSmallClaim: z.boolean(),
  /** The last day for which the table of fees is known to hold. */
  feesKnownTo: z.string(),
  source: z.string(),
});
export type Court = z.output<typeof court>;

export const claim = z.object({
  ...kept,
  kind: z.enum(claimKinds),
  number: z.string(),
  invoiceId: id,
  invoiceNumber: z.string(),
  clientId: z.number(),
  /** The day that its figures are of. */
  on: z.string(),
  /** What was owed of the invoice itself. */
  balance: z.number(),
  days: z.number(),
  rate: orNull(z.number()),
  interest: z.number(),
  compensation: z.number(),
  /** What was paid of claims before it. */
  paidBefore: z.number(),
  /** All that it asks for. */
  total: z.number(),
  debtor: orNull(z.enum(debtors)),
  agreement: orNull(agreement),
  /** When it went out by mail. */
  sentAt: orNull(z.string()),
  postedOn: orNull(z.string()),
  outcome: orNull(z.enum(claimOutcomes)),
  outcomeOn: orNull(z.string()),
  paidBy: orNull(z.enum(handMethods)),
  documentsGivenOn: orNull(z.string()),
  noticeOn: orNull(z.string()),
  court: orNull(court),
});
export type Claim = z.output<typeof claim>;
/** Claims are a part of the invoices' own resource. */
export const claimShapes = {
  claims: {
    params: idParams,
    summary: 'The claims and letters before claim of an invoice, newest first',
    reply: json(z.array(claim)),
  },
  claim: {
    params: idParams,
    summary: 'Create a late-payment claim or a letter before claim, for the amount shown',
    body: claimInput,
    reply: created(claim),
  },
  updateClaim: {
    params: idParams,
    summary: 'Record the outcome of a claim',
    body: claimUpdate,
    reply: json(claim),
  },
  claimPdf: {
    params: idParams,
    summary: 'A claim as a PDF',
  },
} as const;
