import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { json } from '../route.ts';

/** The most claims in one call: each is written in one transaction with its figures. */
export const mostClaims = 20;

const badDebt = z.object({
  invoiceId: z.number(),
  invoiceNumber: z.string(),
  clientId: z.number(),
  due: z.string(),
  /** The VAT in the unpaid part, in pounds. */
  vat: z.number(),
});
export type BadDebt = z.output<typeof badDebt>;
export const badDebtShapes = {
  badDebts: {
    summary: 'The invoices that are unpaid for so long that their VAT can be claimed back, oldest first',
    reply: json(z.object({ invoices: z.array(badDebt), vat: z.number() })),
  },
  claimBadDebts: {
    summary: 'Write off what is unpaid of invoices and claim its VAT back in the return of today’s period',
    body: z.strictObject({
      invoiceIds: z.array(id).check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(mostClaims, `Can be at most ${mostClaims}`),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'Names an invoice twice' }),
      ),
    }),
    reply: json(
      z.object({
        claimed: z.array(
          z.object({
            invoiceId: z.number(),
            vat: z.number(),
            /** The last day of the VAT period it goes into. */
            end: z.string(),
          }),
        ),
      }),
    ),
  },
} as const;
