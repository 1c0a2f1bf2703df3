import { type Features, flag } from './features.ts';
import { isKnown, speltWord } from './name-spelling.ts';
import type { Row } from './rows.ts';
import type { Candidate } from './vendor-candidates.ts';
import type { Page } from './vendor-page.ts';
import { LEGAL } from './vendor-words.ts';

/** At or below this confidence the second engine read the word differently. */
const CONTESTED = 0.6;
/** The maximum number of rows between a trading name and the full company name below it. */
const NEAR = 6;

/** Features that predict whether the best candidate is right to the letter. */
export function certaintyOf({ rows: all, noise }: Page, { name, rows, at }: Candidate): Features {
  const words = rows.flatMap((row) => wordsIn(row, name));
  const strange = words.filter(({ known }) => !known);
  const below = all.slice(at + rows.length, at + rows.length + NEAR);
  const weakest = doubtOf(Math.min(1, ...words.map(({ sure }) => sure)));
  const isSmall = /\p{Ll}/u.test(name);
  return {
    always: 1,
    weakest,
    strange: doubtOf(Math.min(1, ...strange.map(({ sure }) => sure))),
    contested: Math.min(3, words.filter(({ sure }) => sure <= CONTESTED).length) / 3,
    noise,
    odd: flag(/\p{Ll}\p{Lu}(?!\p{Lu})|\p{L}\d|\d\p{L}/u.test(name)),
    smallWeak: isSmall ? weakest : 0,
    smallBare: flag(isSmall && !LEGAL.test(name)),
    above: Math.min(4, at) / 4,
    legalBelow: flag(!LEGAL.test(name) && below.some(({ text }) => LEGAL.test(text))),
  };
}

function doubtOf(sure: number): number {
  return Math.min(3, -Math.log(Math.max(0.05, sure)));
}

/** The engine's confidence in each word of a row that is part of a name; the line's confidence if it gives no more. */
function wordsIn({ cells }: Row, name: string): { sure: number; known: boolean }[] {
  return cells.flatMap((cell) =>
    cell.text.split(' ').flatMap((word, i) => {
      const sure = cell.words?.[i] ?? cell.confidence;
      const right = speltWord(word, sure);
      const isIn = /\p{L}/u.test(word) && (name.includes(word) || name.includes(right));
      return isIn ? { sure, known: isKnown(right) } : [];
    }),
  );
}
