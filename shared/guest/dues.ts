import * as z from 'zod/mini';
import { dueStates } from '../dues/kinds.ts';
import { orNull } from '../fields.ts';
import { client, seller } from './parties.ts';

const row = z.object({
  id: z.number(),
  title: z.string(),
  /** The property's address in one line; null where it is the client's own. */
  place: orNull(z.string()),
  dueOn: z.string(),
  state: z.enum(dueStates),
  /** When a visit was asked for, and when it was said to have been done. */
  askedAt: orNull(z.string()),
  toldAt: orNull(z.string()),
});

/** What is due at a client's, as their mail told of it. */
export const guestDues = z.object({ kind: z.literal('due'), seller, client, rows: z.array(row) });
export type GuestDues = z.output<typeof guestDues>;
export type GuestDue = GuestDues['rows'][number];
