import * as z from 'zod/mini';
import { kept } from '../../fields.ts';
import { priceKinds } from '../../prices/contract.ts';
import { vatCodes } from '../../uk/vat.ts';

export const priceRecord = z.object({
  ...kept,
  name: z.string(),
  kind: z.enum(priceKinds),
  unit: z.string(),
  unitPrice: z.number(),
  vat: z.enum(vatCodes),
  cost: z.optional(z.number()),
  code: z.optional(z.string()),
  uses: z.optional(z.number()),
  lastUsedAt: z.optional(z.string()),
});
