import * as z from 'zod/mini';
import { idParams } from '../fields.ts';
import { json, none } from '../route.ts';
export const linkShapes = {
  link: {
    params: idParams,
    summary: 'Create a link to the invoice to copy or text',
    /** The part after `#` is not stored: this reply is the only place to get it from. */
    reply: json(z.object({ url: z.string() })),
  },
  unlink: {
    params: idParams,
    summary: 'Stop all links to the invoice',
    reply: none,
  },
} as const;
