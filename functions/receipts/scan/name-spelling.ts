import { withAnd } from './name-and.ts';
import { NAME_WORDS } from './name-words.ts';
import type { TextLine } from './reading.ts';
import { BUSINESS } from './vendor-words.ts';
import { plain } from './words.ts';

/** Letters that OCR confuses in dot-matrix print or wide strokes. */
const LOOK_ALIKE = new Set(
  `HM HN MN HK IT IL TL OD OQ OC DQ OU CG EF PF BE BD BR RK RP VY UV UW VW NW KX KN KY NR SZ`
    .split(' ')
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
);
const SHORTEST = 5;
/** Words below this confidence may contain more than one wrong letter. */
const UNSURE = 0.97;
/** A word of at least `MANY` letters below this confidence may contain one wrong letter that looks like no other. */
const SMUDGED = 0.75;
const MANY = 8;
const KNOWN = [...BUSINESS, ...NAME_WORDS].filter((word) => word.length >= SHORTEST);
const ALL_KNOWN = new Set(KNOWN);
/** Parts of compound names: "Buildworld". */
const PARTS = [...new Set([...BUSINESS, ...NAME_WORDS])].filter((word) => word.length >= SHORTEST - 1);

/** Corrects a trade word with one misread letter ("PHARHACY"); returns any other word unchanged. */
export function mendedTrade(word: string): string {
  return put(word, 1) ?? word;
}

/** A zero between letters is an O, however sure the reader is: F00D, C0. */
export function lettered(text: string): string {
  return text.replace(/(?<=\p{L})0+(?=\p{L})|(?<=\bC)0(?![\p{L}\d])/gu, (zeros, at: number) =>
    (/\p{Ll}/u.test(text[at - 1] ?? '') ? 'o' : 'O').repeat(zeros.length),
  );
}

/** A piece's text, with words of low confidence corrected if they look like a known word of names. */
export function spelt({ text: read, words }: Pick<TextLine, 'text' | 'words'>): string {
  const text = lettered(read);
  if (!words) return text;
  const parts = text.split(' ');
  const right = parts.map((part, i) =>
    (words[i] ?? 1) < UNSURE
      ? (withAnd(part, parts[i - 1], parts[i + 1]) ?? speltWord(part, words[i]))
      : part,
  );
  return right.reduce((whole, part, i) => `${whole}${isBroken(right[i - 1] ?? '', part) ? '' : ' '}${part}`);
}

/** True if two pieces that are not words themselves make one known word, split by a gap between letters. */
function isBroken(one: string, other: string): boolean {
  const isPart = (part: string) =>
    /^\p{L}+$/u.test(part) && !ALL_KNOWN.has(plain(part)) && !BUSINESS.has(plain(part));
  return isPart(one) && isPart(other) && ALL_KNOWN.has(plain(`${one}${other}`));
}

/** True if a word is a known word of names: then letters of low confidence are right. */
export function isKnown(word: string): boolean {
  return ALL_KNOWN.has(plain(word).replace(/[^A-Z]/g, ''));
}

/** Corrects a word regardless of its case; returns one with digits or punctuation unchanged. */
export function speltWord(word: string, sure = 1): string {
  const right = /^\p{L}+$/u.test(word) ? put(plain(word), Math.floor(word.length / 3), sure) : null;
  if (right === null) return word;
  return word === word.toUpperCase() ? right : `${right[0]}${right.slice(1).toLowerCase()}`;
}

/**
 * The only known word of the same length that differs in at most so many look-alike letters, or null. In a long smudged word one
 * letter may look like no other, or the word may be a compound of two known ones.
 */
function put(word: string, most: number, sure = 1): string | null {
  if (word.length < SHORTEST || ALL_KNOWN.has(word)) return null;
  const only = (strange: number) => {
    const near = new Set(KNOWN.filter((known) => isLike(known, word, most, strange)));
    return near.size === 1 ? ([...near][0] ?? null) : null;
  };
  if (word.length < MANY || sure >= SMUDGED) return only(0);
  return only(0) ?? only(1) ?? compound(word);
}

/** The only compound of two trade words that differs in one look-alike letter, or null. */
function compound(word: string): string | null {
  const near = PARTS.filter((part) => word.startsWith(part)).flatMap((start) =>
    PARTS.filter((part) => isLike(`${start}${part}`, word, 1, 0)).map((end) => `${start}${end}`),
  );
  const far = PARTS.filter((part) => word.endsWith(part)).flatMap((end) =>
    PARTS.filter((part) => isLike(`${part}${end}`, word, 1, 0)).map((start) => `${start}${end}`),
  );
  const both = new Set([...near, ...far]);
  return both.size === 1 && !both.has(word) ? ([...both][0] ?? null) : null;
}

/** Runs for every known word and every word of a receipt, so it allocates nothing and stops at the first letter too many. */
function isLike(known: string, word: string, most: number, strange: number): boolean {
  if (known.length !== word.length) return false;
  let [wrong, odd] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (known[i] === word[i]) continue;
    wrong++;
    if (!LOOK_ALIKE.has(`${known[i]}${word[i]}`)) odd++;
    if (wrong > most || odd > strange) return false;
  }
  return true;
}
