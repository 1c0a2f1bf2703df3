import * as z from 'zod/mini';
import { mailTroubles } from '../clients/mail-troubles.ts';
import { orNull } from '../fields.ts';
import { letterStages } from './stages.ts';

/** How a letter failed: as a client's address may fail, or it was never sent. */
export const letterTroubles = [...mailTroubles, 'failed'] as const;
export type LetterTrouble = (typeof letterTroubles)[number];

/** A letter's state: queued, sent, known to be delivered, or failed. */
export const letterStates = ['queued', 'sent', 'delivered', ...letterTroubles] as const;
export type LetterState = (typeof letterStates)[number];

/** What is stored about a letter to a client, and its delivery as far as the platform heard. */
export const keptLetter = z.object({
  id: z.number(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  /** True while it is queued. */
  waits: orNull(z.boolean()),
  deliveredAt: orNull(z.string()),
  trouble: orNull(z.enum(letterTroubles)),
  troubleAt: orNull(z.string()),
  /** The reason given by our mail service or the client's. */
  why: orNull(z.string()),
});

/** The same in a reply. */
export const sentLetter = z.extend(z.omit(keptLetter, { waits: true, deliveredAt: true }), {
  state: z.enum(letterStates),
  /** Since when. */
  stateAt: z.string(),
});
export type SentLetter = z.output<typeof sentLetter>;

/** A letter about a document. */
export const documentLetter = z.extend(sentLetter, { stage: z.enum(letterStages) });
export type DocumentLetter = z.output<typeof documentLetter>;
