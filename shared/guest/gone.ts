import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** Why a link that once opened a document opens nothing any more. */
export const goneReasons = ['replaced', 'expired'] as const;

/** What a 410 of the customer's page says beside its `message`: whom to ask for a new link, and nothing of the document. */
export const guestGone = z.object({
  message: z.string(),
  why: z.enum(goneReasons),
  seller: z.object({ name: z.string(), phone: orNull(z.string()), email: orNull(z.string()) }),
});
export type GuestGone = z.output<typeof guestGone>;
