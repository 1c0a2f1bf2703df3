import { requiredText, text } from '#functions/lib/entity.ts';
import { letterTroubles } from '#shared/letters/letter.ts';

/** What every letter to a client keeps of itself, and of what became of it (shared/letters/letter.ts). */
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
