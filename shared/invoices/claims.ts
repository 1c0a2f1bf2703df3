import * as z from 'zod/mini';
import { date, id, idParams, kept, lines, optional, orNull, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { handMethods } from '../payments/methods.ts';
import { created, json } from '../route.ts';

/**
 * `late_pay`: statutory interest and compensation, against a business. `letter_before_claim`: the letter that the court requires
 * before a claim, to anybody (Pre-Action Protocol for Debt Claims).
 */
export const claimKinds = ['late_pay', 'letter_before_claim'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** The protocol a letter follows: a sole trader counts as an individual, like a consumer. */
export const debtors = ['individual', 'company'] as const;
export type Debtor = (typeof debtors)[number];

/** How the work was agreed, which a letter before claim must state. */
export const agreements = ['written', 'spoken'] as const;

/** The most claims per invoice: each restates the one before. */
export const claimsOfOne = 20;

export const agreement = z.strictObject({
  how: z.enum(agreements),
  on: date,
  /** For a written agreement, the parties and its title; for an oral one, who said what, and where. */
  words: lines(2_000).check(z.minLength(1, 'Required')),
});
export type Agreement = z.output<typeof agreement>;

export const claimInput = z
  .strictObject({
    kind: z.enum(claimKinds),
    /** The amount that the user confirmed: refused if today's differs. If left out, today's is used. */
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

/**
 * How a claim ended: paid or waived; or the debtor received the documents they asked for; or notice was given after a reply
 * without agreement.
 */
export const claimUpdate = z.strictObject({
  outcome: optional(z.enum(claimOutcomes)),
  outcomeOn: optional(date),
  /** The payment method, if paid. */
  paidBy: optional(z.enum(handMethods)),
  /** It went by post. */
  postedOn: optional(date),
  documentsGivenOn: optional(date),
  noticeOn: optional(date),
});
export type ClaimUpdate = z.output<typeof claimUpdate>;

/** When a letter's waiting time ends, and the court fee. Money is pounds. */
export const court = z.object({
  /** Its name, and the number of days it allows. */
  protocol: z.string(),
  /** The first day on which a court claim may be issued. */
  from: z.string(),
  fee: z.number(),
  /** `null` if the claim is too large for the small claims track. */
  hearingFee: orNull(z.number()),
  isSmallClaim: z.boolean(),
  /** The last day for which the fee table is known to be valid. */
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
  /** The date of its figures. */
  on: z.string(),
  /** The amount owed on the invoice itself. */
  balance: z.number(),
  days: z.number(),
  rate: orNull(z.number()),
  interest: z.number(),
  compensation: z.number(),
  /** The amount paid of earlier claims. */
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
/** Claims belong to the invoices resource. */
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
