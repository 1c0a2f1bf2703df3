import * as z from 'zod/mini';
import { idParams, orNull, requiredLine } from '../fields.ts';
import { reasonLength } from './credits.ts';

export const voidInput = z.strictObject({ reason: requiredLine(reasonLength) });

/** The reply for a void invoice: it keeps its number, and nothing is owed. */
export const shownVoid = {
  voidedAt: orNull(z.string()),
  voidReason: orNull(z.string()),
  /** The user who voided it. */
  voidedBy: orNull(z.string()),
};

/** Completed in the contract, which knows the reply's schema. */
export const voidShape = {
  summary: 'Void an invoice that was never sent; it keeps its number',
  params: idParams,
  body: voidInput,
} as const;
