import type { Letter } from './second-reader.ts';

/** The second reading's text for a word; `certainty` is that of its weakest letter, 0..1. */
export type Piece = { text: string; certainty: number };

/** A space is not a letter: substituting one for the other costs more than a deletion and an insertion. */
const UNLIKE = 1.6;

/**
 * Aligns two readings by edit distance (Levenshtein 1966) and returns, for each word of the first, the second's text. Each word of
 * the second belongs to the word of the first with which it shares most letters.
 */
export function beside(words: string[], second: Letter[]): Piece[] {
  const owners = words.flatMap((word, i) => [...(i > 0 ? [-1] : []), ...[...word].map(() => i)]);
  const partners = partnersOf(
    [...words.join(' ')],
    second.map(({ char }) => char),
  );
  const pieces: Letter[][] = words.map(() => []);
  for (const { start, letters } of splitWords(second)) {
    const shared = words.map(
      (_, word) => letters.filter((_letter, i) => owners[partners[start + i] ?? -1] === word).length,
    );
    const most = Math.max(...shared);
    const own = pieces[shared.indexOf(most)];
    if (most > 0 && own) own.push(...(own.length > 0 ? [{ char: ' ', certainty: 1 }] : []), ...letters);
  }
  return pieces.map((letters) => ({
    text: letters.map(({ char }) => char).join(''),
    certainty: letters.length > 0 ? Math.min(...letters.map(({ certainty }) => certainty)) : 0,
  }));
}

function splitWords(letters: Letter[]): { start: number; letters: Letter[] }[] {
  const words: { start: number; letters: Letter[] }[] = [];
  letters.forEach((letter, i) => {
    if (letter.char === ' ') return;
    if (i === 0 || letters[i - 1]?.char === ' ') words.push({ start: i, letters: [] });
    words.at(-1)?.letters.push(letter);
  });
  return words;
}

/** For each letter of the second text, the index of the letter it aligns with in the first; -1 if inserted. */
function partnersOf(first: string[], second: string[]): number[] {
  const costs = costsOf(first, second);
  const at = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const partners = second.map(() => -1);
  let [i, j] = [first.length, second.length];
  while (i > 0 && j > 0) {
    const instead = at(i - 1, j - 1) + change(first[i - 1], second[j - 1]);
    if (at(i, j) === instead) partners[--j] = --i;
    else if (at(i, j) === at(i - 1, j) + 1) i--;
    else j--;
  }
  return partners;
}

/** The edit distances between all prefixes of two texts. */
function costsOf(first: string[], second: string[]): number[][] {
  const costs = [Array.from({ length: second.length + 1 }, (_, j) => j)];
  first.forEach((letter, i) => {
    const [above, row] = [costs[i] ?? [], [i + 1]];
    second.forEach((other, j) => {
      const instead = (above[j] ?? 0) + change(letter, other);
      row.push(Math.min(instead, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    });
    costs.push(row);
  });
  return costs;
}

function change(letter: string | undefined, other: string | undefined): number {
  if (letter?.toUpperCase() === other?.toUpperCase()) return 0;
  return letter === ' ' || other === ' ' ? UNLIKE : 1;
}
