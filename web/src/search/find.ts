import type { Asked } from './asked.ts';
import type { Entry } from './entry.ts';
import type { Kind } from './kinds.ts';
import { placeOf } from './place.ts';

/** In a shorter word, one different letter makes another word. */
const shortest = 4;

/** True if the words differ by one wrong, missing or extra letter, or by two adjacent letters swapped. */
const isOneEdit = (a: string, b: string): boolean => {
  if (a.length > b.length) return isOneEdit(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
};

/** True if a folded text has a word within one edit of this, or of its beginning. Numbers must match exactly. */
const isNear = (text: string, word: string): boolean => {
  if (word.length < shortest || /\d/.test(word)) return false;
  return text.split(/[\s,.]+/).some((each) => {
    if (each.length < word.length - 1) return false;
    return [0, 1, -1].some((more) => isOneEdit(word, each.slice(0, word.length + more)));
  });
};

/** Most texts don't contain the word at all, which is quick to test. */
const hasWord = (text: string, word: string): boolean => text.includes(word) && placeOf(text, word) >= 0;

/** True if a folded text matches all words, or nearly. */
export const hasWords = (text: string, { words, isNear: mayBeNear }: Asked): boolean =>
  words.every((word) => hasWord(text, word) || (mayBeNear === true && isNear(text, word)));

/** Whole pounds must match: "40" is £40 and £40.50, not £404. */
const isSum = (pounds: string, asked: string): boolean =>
  pounds !== '' && pounds.startsWith(asked.includes('.') ? asked : `${asked}.`);

const ranks = 4;

const rankByWords = ({ text, head }: Entry, words: readonly string[]): number | undefined => {
  const [first = ''] = words;
  if (!words.every((word) => hasWord(text, word))) return undefined;
  if (head.startsWith(first)) return 0;
  if (head.includes(` ${first}`)) return 1;
  return text.includes(` ${first}`) ? 2 : ranks - 1;
};

const rankNear = ({ text, head }: Entry, asked: Asked): number | undefined => {
  if (!hasWords(text, asked)) return undefined;
  return isNear(head, asked.words[0] ?? '') ? 0 : 1;
};

/** The rank of a match: 0 is best, undefined is no match. */
export const rankOf = (entry: Entry, asked: Asked): number | undefined => {
  const { words, digits, pounds } = asked;
  if (asked.isNear) return rankNear(entry, asked);
  if (pounds && isSum(entry.pounds, pounds)) return 0;
  return rankByWords(entry, words) ?? (digits && entry.digits.includes(digits) ? 1 : undefined);
};

/** The best matches of one kind, and the number of all. */
export interface Group {
  kind: Kind;
  best: Entry[];
  total: number;
}

/** The best `most` entries; equal ranks keep their order. */
export const groupOf = (kind: Kind, entries: readonly Entry[], asked: Asked, most: number): Group => {
  const ranked: Entry[][] = Array.from({ length: ranks }, () => []);
  let total = 0;
  for (const entry of entries) {
    const rank = rankOf(entry, asked);
    if (rank === undefined) continue;
    total += 1;
    const same = ranked[rank];
    if (same && same.length < most) same.push(entry);
  }
  return { kind, best: ranked.flat().slice(0, most), total };
};
