import { ALL_LABELS } from './label-words.ts';

/** Digits that OCR reads for letters, and the letters they stand for inside a word. */
const LETTER_FOR: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '6': 'G' };

/** Short words that OCR joins to what follows ("VAT20%", "exVAT", "TOTAL3"), or to a pound or at sign read as a letter. */
const SWALLOWED =
  /\b(?:VAT|GST|TAX|TOTAL|CASH|CARD)(?=E?\d)|\b(?:EXCL?|INCL?|EX)(?=VAT\b|GST\b)|\b(?:TOTAL|DUE|PAY|BALANCE|CASH|CHANGE)(?=[EFL]\b)/g;
/** A lower-case letter before a capitalised word means a lost space: "AmountPaid". */
const HUMP = /(?<=\p{Ll}{2})(?=\p{Lu}[\p{Ll}\d])|(?<=\p{Ll}{3})(?=\p{Lu}{2})/gu;

/**
 * Normalises a text's words for comparing: upper case, no accents, digits inside a word as the letters they look like ("T0TAL" →
 * TOTAL). Numbers stay.
 */
export function wordsOf(text: string): string[] {
  return plain(unglued(text))
    .replace(/(?<=[A-Z]{3})[!|]/g, 'L')
    .replace(/\bTOTA(?: L\b|(?= ?RM))/g, 'TOTAL ')
    .replace(SWALLOWED, '$& ')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map(mended)
    .flatMap(apart);
}

/** Inserts a space between words separated only by their capitals. */
export function unglued(text: string): string {
  return text.replace(HUMP, ' ');
}

export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'SS')
    .toUpperCase();
}

function mended(word: string): string {
  const letters = word.replace(/[^A-Z]/g, '').length;
  if (letters === word.length || letters < 2 || letters <= word.length / 2) return word;
  return word.replace(/[01568]/g, (digit) => LETTER_FOR[digit] ?? digit);
}

/** Short words that occur in labels, in addition to those of three letters or more. */
const SHORT = new Set('TO EX OF BY ON NO EC ZU'.split(' '));
const KNOWN = new Set(ALL_LABELS.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 2));
/** Shorter words may be whole words themselves (DISCARD). */
const GLUED = 8;

/** Splits label words that run together ("VISACONTACTLESS"); returns any other word unchanged. */
function apart(word: string): string[] {
  return (word.length >= GLUED && !KNOWN.has(word) && chain(word)) || [word];
}

function chain(word: string): string[] | null {
  if (word === '') return [];
  for (let end = word.length; end > 1; end--) {
    const first = word.slice(0, end);
    const rest = KNOWN.has(first) || SHORT.has(first) ? chain(word.slice(end)) : null;
    if (rest) return [first, ...rest];
  }
  return null;
}

/** True if the words of a phrase occur in sequence in a text, each allowing for small misreadings. */
export function says(words: string[], phrase: string): boolean {
  const wanted = phrase.split(' ');
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (wanted.every((word, i) => alike(words[at + i] ?? '', word))) return true;
  }
  // OCR may drop spaces; a long phrase is unmistakable even so, a short one ("V A T") occurs inside other words.
  const joined = wanted.join('');
  return (
    wanted.length > 1 && joined.length >= 6 && words.some((word) => word.length >= 8 && word.includes(joined))
  );
}

export function saysAny(words: string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => says(words, phrase));
}

/** Words for which misreadings are tolerated. Others are too close to real words (PAINT and POINT, PAVING and SAVING). */
const FORGIVEN = new Set(
  `TOTAL SUBTOTAL ROUNDING ROUNDED AMOUNT BALANCE PAYABLE INCLUSIVE EXCLUSIVE INCLUDING EXCLUDING ADJUSTMENT TENDERED
  MASTERCARD CONTACTLESS DISCOUNT RECEIVED SUMMARY GEGEBEN RUCKGELD KREDITKARTE KARTENZAHLUNG QUANTITY`.split(
    /\s+/,
  ),
);

/** True for the same word, or for a tolerated one with one wrong letter, or two from eight letters on. */
function alike(a: string, b: string): boolean {
  return a === b || (FORGIVEN.has(b) && !FORGIVEN.has(a) && isNear(a, b));
}

/** True if two words differ by one wrong letter, or by two edits of any kind from eight letters on. */
export function isNear(a: string, b: string): boolean {
  if (b.length < 8) return a.length === b.length && distance(a, b, 1) <= 1;
  return Math.abs(a.length - b.length) <= 2 && distance(a, b, 2) <= 2;
}

/** True if two words differ by exactly one edit: a letter replaced, added or missing. */
export function isOneSlip(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && distance(a, b, 1) === 1;
}

/** The Levenshtein distance, abandoned once it exceeds `most`. */
function distance(a: string, b: string, most: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return most + 1;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
