import * as z from 'zod/mini';
import { idParams, orNull, requiredLine } from '../fields.ts';
import { reasonLength } from './credits.ts';

export const voidInput = z.strictObject({ reason: requiredLine(reasonLength) });

/** What a reply says of an invoice that was made void: it keeps its number, and nothing is owed of it. */
export const shownVoid = { voidedAt: orNull(z.string()), voidReason: orNull(z.string()) };

/** Made whole in the contract, which knows the reply. */
export const voidShape = {
  summary: 'Void an invoice that was never sent; it keeps its number',
  params: idParams,
  body: voidInput,
} as const;
