import * as z from 'zod/mini';
import { mailTroubles } from '../clients/mail-troubles.ts';
import { orNull } from '../fields.ts';
import { remindStages } from './reminding.ts';

/** What a letter about an invoice was: the invoice itself, or a reminder of it. */
export const letterStages = ['send', ...remindStages] as const;
export type LetterStage = (typeof letterStages)[number];

/** A letter that went out by mail, and what became of it. */
export const sentLetter = z.object({
  id: z.number(),
  at: z.string(),
  stage: z.enum(letterStages),
  to: z.string(),
  subject: z.string(),
  /** How it ended badly, as far as the platform heard, and when. */
  trouble: orNull(z.enum(mailTroubles)),
  troubleAt: orNull(z.string()),
});
export type SentLetter = z.output<typeof sentLetter>;
