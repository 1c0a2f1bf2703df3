import * as z from 'zod/mini';
import { dueStates } from '../../dues/kinds.ts';
import { orNull } from '../../fields.ts';
import { client, seller } from '../parties.ts';

const row = z.object({
  id: z.number(),
  title: z.string(),
  /** The property's address in one line; null for the client's own. */
  place: orNull(z.string()),
  dueOn: z.string(),
  state: z.enum(dueStates),
  /** When a visit was requested, and when it was reported as done. */
  askedAt: orNull(z.string()),
  toldAt: orNull(z.string()),
});

/** A client's due items: those in their mail, and the others that are open or booked. */
export const guestDues = z.object({
  ...{ kind: z.literal('due'), seller, client },
  ...{ rows: z.array(row), others: z.array(row) },
});
export type GuestDues = z.output<typeof guestDues>;
export type GuestDue = GuestDues['rows'][number];
