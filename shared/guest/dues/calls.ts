import * as z from 'zod/mini';
import { date, id } from '../../fields.ts';
import { json } from '../../route.ts';
import { guestDocument } from '../document.ts';
import { held } from '../held.ts';

/** The customer's calls about due items. */
export const dueShapes = {
  visit: {
    summary: 'Ask for a visit for something that is due',
    body: z.extend(held, { dueId: id }),
    reply: json(guestDocument),
  },
  done: {
    summary: 'Say that it has been done, and on which day',
    body: z.extend(held, { dueId: id, on: date }),
    reply: json(guestDocument),
  },
} as const;
