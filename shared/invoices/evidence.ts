import * as z from 'zod/mini';
import { idParams } from '../fields.ts';
import { json } from '../route.ts';

/** Everything a court may want to see about an invoice, as one ZIP. */
export const evidencePack = z.object({
  /** A short-lived URL, given only to the owner. */
  url: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number(),
  /** The names of the files in it. */
  files: z.array(z.string()),
});
export type EvidencePack = z.output<typeof evidencePack>;

export const evidenceShapes = {
  evidence: {
    summary: 'The evidence for a court claim as a ZIP; a 409 names what is missing',
    params: idParams,
    reply: json(evidencePack),
  },
} as const;
