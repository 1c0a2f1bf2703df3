import type * as z from 'zod/mini';
import type { DocumentLetter, keptLetter, LetterState, SentLetter } from '../../letters/letter.ts';
import type { LetterStage } from '../../letters/stages.ts';

/** As stored in the table, without unknown fields. */
type Kept = Pick<z.output<typeof keptLetter>, 'id' | 'at' | 'to' | 'subject'> &
  Partial<{ [Field in keyof z.output<typeof keptLetter>]: z.output<typeof keptLetter>[Field] | undefined }>;

/** An email may bounce after it was accepted. */
const stateOf = ({ at, waits, deliveredAt, trouble, troubleAt }: Kept): [LetterState, string] => {
  if (trouble) return [trouble, troubleAt ?? at];
  if (deliveredAt) return ['delivered', deliveredAt];
  return [waits ? 'queued' : 'sent', at];
};

/** A letter with its delivery state. */
export const shownLetter = (letter: Kept): SentLetter => {
  const { id, at, to, subject, trouble = null, troubleAt = null, why = null } = letter;
  const [state, stateAt] = stateOf(letter);
  return { id, at, to, subject, state, stateAt, trouble, troubleAt, why };
};

/** The letters about a document, newest first. */
export const shownLetters = (
  letters: readonly (Kept & { stage?: LetterStage | null | undefined })[],
): DocumentLetter[] =>
  letters
    .map((letter) => ({ ...shownLetter(letter), stage: letter.stage ?? 'send' }))
    .sort((one, other) => other.id - one.id);
