import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** Why a link no longer works. */
export const goneReasons = ['replaced', 'expired'] as const;

/** The 410 body of the customer's page besides `message`: whom to ask for a new link, and nothing about the document. */
export const guestGone = z.object({
  message: z.string(),
  why: z.enum(goneReasons),
  seller: z.object({ name: z.string(), phone: orNull(z.string()), email: orNull(z.string()) }),
});
export type GuestGone = z.output<typeof guestGone>;
