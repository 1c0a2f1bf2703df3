import * as z from 'zod/mini';
import { requiredCode } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { quoteChecks, quoteFields } from './fields.ts';

const { clientId, title, lines, pricesInclude, validUntil, message } = quoteFields.shape;

/** A quote imported from another program's file: it becomes a draft and keeps its number. */
export const quoteRow = z
  .strictObject({
    number: requiredCode(textLimits.code),
    ...{ clientId, title, lines, pricesInclude, validUntil, message },
  })
  .check(...quoteChecks);
export type QuoteToBring = z.output<typeof quoteRow>;
