import type { Features } from './features.ts';
import { isKnown, speltWord } from './name-spelling.ts';
import type { Row } from './rows.ts';
import type { Candidate } from './vendor-candidates.ts';
import { type Page, wordsAgain } from './vendor-page.ts';

/** What tells whether the likeliest candidate is right to the letter; `share` is the belief (0..1) it got of all. */
export function certaintyOf(page: Page, candidate: Candidate, share: number): Features {
  const { name, rows } = candidate;
  const words = rows.flatMap((row) => wordsIn(row, name));
  const weakest = Math.min(1, ...words.map(({ sure }) => sure));
  const strange = words.filter(({ known }) => !known).map(({ sure }) => sure);
  return {
    always: 1,
    share: Math.min(5, Math.max(-4, Math.log((share + 1e-6) / (1 - share + 1e-6)))) / 5,
    weakest: Math.min(3, -Math.log(Math.max(0.05, weakest))),
    strange: Math.min(3, -Math.log(Math.max(0.05, Math.min(1, ...strange)))),
    strangers: Math.min(4, strange.length) / 4,
    mean: Math.min(1, 1 - words.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, words.length)) * 3,
    unsure: Math.min(0.3, 1 - Math.min(...rows.map(({ confidence }) => confidence))) * 10,
    again: wordsAgain(page, candidate),
    odd: /\p{Ll}\p{Lu}(?!\p{Lu})|\p{L}\d|\d\p{L}/u.test(name) ? 1 : 0,
    long: Math.min(40, name.length) / 40,
    split: rows.length - 1,
  };
}

/** How sure the engine is of each word of a row that stands in a name; a line's own certainty where it says no more. */
function wordsIn({ cells }: Row, name: string): { sure: number; known: boolean }[] {
  return cells.flatMap((cell) =>
    cell.text
      .split(' ')
      .flatMap((word, i) =>
        /\p{L}/u.test(word) && (name.includes(word) || name.includes(speltWord(word)))
          ? { sure: cell.words?.[i] ?? cell.confidence, known: isKnown(speltWord(word)) }
          : [],
      ),
  );
}
