import { plain } from './words.ts';

/** The letters that a digit among letters may be. */
const LETTERS: { [figure: string]: string } = {
  '0': 'OQD',
  '1': 'ILT',
  '2': 'Z',
  '3': 'BE',
  '4': 'A',
  '5': 'S',
  '6': 'GS',
  '7': 'T',
  '8': 'BS',
  '9': 'G',
};
/** Shorter words have too many similar ones. */
const SHORTEST = 5;

/** The words of only letters on a receipt, against which names with digits in them are compared. */
export function lettersIn(texts: string[]): string[] {
  return texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
}

/** Corrects a name in which digits were read for letters ("EX4MPLE") from a word on the same receipt ("info@example.co.uk"). */
export function withoutFigures(name: string, words: string[]): string {
  return name.replace(/[\p{L}\d]+/gu, (word) => {
    const letters = word.replace(/\d/g, '').length;
    if (word.length < SHORTEST || letters === word.length || letters * 2 <= word.length) return word;
    const told = words.filter((other) => isToldBy(word, other));
    return new Set(told.map(plain)).size === 1 ? cased(word, told[0] ?? word) : word;
  });
}

function isToldBy(word: string, other: string): boolean {
  const [own, its] = [plain(word), plain(other)];
  return (
    own.length === its.length &&
    [...own].every((letter, i) => letter === its[i] || LETTERS[letter]?.includes(its[i] ?? '-'))
  );
}

/** In capitals if the name is; otherwise as the other word is printed, except for the misread letters. */
function cased(word: string, other: string): string {
  if (word === word.toUpperCase()) return other.toUpperCase();
  return [...word].map((letter, i) => (/\d/.test(letter) ? other[i] : letter)).join('');
}
