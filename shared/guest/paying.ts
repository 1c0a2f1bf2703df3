import * as z from 'zod/mini';
import { pounds } from '../fields.ts';
import { json } from '../route.ts';
import { guestDocument } from './document.ts';
import { guestToken, held } from './held.ts';

/** As Stripe writes it into the return URL. */
const checkoutSession = z.string().check(z.regex(/^cs_\w{1,200}$/, 'Is not a payment’s'));

export const guestPayInput = z.strictObject({
  token: guestToken,
  /** Pounds; defaults to all that is owed. */
  amount: z.optional(pounds),
  /** Restricts the page to a single payment method. */
  way: z.optional(z.enum(['card', 'bank'])),
});
export type GuestPayInput = z.output<typeof guestPayInput>;

/** Online payment from the link of an invoice, or of the quote whose deposit it is. */
export const payingShapes = {
  pay: {
    summary: 'Where an invoice can be paid now',
    body: guestPayInput,
    reply: json(z.object({ url: z.string() })),
  },
  payment: {
    summary: 'Check a payment with the provider and return the document as it is now',
    body: z.extend(held, { session: z.optional(checkoutSession) }),
    reply: json(guestDocument),
  },
  receipt: {
    summary: 'The invoice with its payments as a PDF',
    body: held,
  },
} as const;
