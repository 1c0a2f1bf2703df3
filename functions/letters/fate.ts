import { requiredText, text } from '#functions/lib/entity.ts';
import { letterTroubles } from '#shared/letters/letter.ts';

/** The attributes of every email to a client, and its outcome (shared/letters/letter.ts). */
export const letterAttributes = {
  at: requiredText,
  to: requiredText,
  subject: requiredText,
  waits: { type: 'boolean' },
  deliveredAt: text,
  trouble: { type: letterTroubles },
  troubleAt: text,
  why: text,
} as const;
