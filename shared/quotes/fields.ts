import * as z from 'zod/mini';
import { date, id, lines, optional, requiredLine } from '../fields.ts';
import { linesFields } from '../invoices/lines.ts';
import { textLimits } from '../limits.ts';
import { discountFits, totalFits, totalIsOwed } from '../lines/adds-up.ts';
import { documentLines } from '../lines/document.ts';
import type { Line } from '../lines/line.ts';
import { depositFits, depositInput } from './deposit.ts';

/** The kind of contract, which decides whether and until when a consumer may cancel (SI 2013/3134 reg. 28, 30). */
export const contractKinds = ['work', 'urgent_repair', 'made_to_measure', 'new_building'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** A fixed price for the stated work, or an estimate (Consumer Rights Act 2015 s. 51). */
export const priceKinds = ['quote', 'estimate'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** The fields a user enters on a quote. */
export const quoteFields = z.strictObject({
  clientId: id,
  /** Its job, if there is one already; otherwise accepting it creates one. */
  jobId: optional(id),
  title: requiredLine(textLimits.name),
  lines: documentLines,
  pricesInclude: linesFields.pricesInclude,
  discount: linesFields.discount,
  taxPoint: linesFields.taxPoint,
  reverseCharge: linesFields.reverseCharge,
  /** The last day on which it can be accepted; thirty days from today by default. */
  validUntil: optional(date),
  deposit: optional(depositInput),
  message: optional(lines(textLimits.longText)),
  terms: optional(lines(textLimits.longText)),
  /** `quote` unless said. */
  priceKind: z.optional(z.enum(priceKinds)),
  /** `work` unless said. */
  contract: z.optional(z.enum(contractKinds)),
  /** Whether to follow up automatically if there is no answer. */
  followUps: z.optional(z.boolean()),
});

const depositAt = (lines: readonly Line[] | undefined): number =>
  lines?.findIndex(({ kind }) => kind === 'deposit') ?? -1;

/** Quotes have a separate field for a deposit; only invoices have lines that deduct one. */
const noDepositLine = z.check<{ lines?: readonly Line[] | undefined }>(({ value, issues }) => {
  const at = depositAt(value.lines);
  if (at < 0) return;
  const message = 'A quote asks for its deposit beside its lines';
  issues.push({ code: 'custom', path: ['lines', at, 'kind'], message, input: value });
});

export const quoteChecks = [noDepositLine, discountFits, totalFits, totalIsOwed, depositFits] as const;
