import { isOnPaper } from '#shared/paper-letters.ts';
import { isShaped } from './scripts.ts';

/** Replaces a character that the font has no glyph for; fonts/make.py gives it the font's own empty box. */
export const missing = '□';

/** Ticks and crosses from phone keyboards, mapped to those in the font. */
const plainer: Record<string, string> = { '✔': '✓', '✅': '✓', '☑': '✓', '✗': '×', '✘': '×', '❌': '×' };

/**
 * The longest cluster: a letter and three marks, as a pile of marks would run off the page. In Indian scripts several letters make
 * one cluster.
 */
const longestCluster = { usual: 4, shaped: 12 };

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const space = /[^\S\n \u00a0]/g;
// In scripts with joined letters, these control which ones join.
const joiner = /[\u200c\u200d]/;
// Joiners, direction marks, soft hyphens, variation selectors: they affect other characters and print nothing.
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const clusters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

// Most of any text; looking these up one by one took a twentieth of a document's time.
const english = /[\n -~]+/g;
const isPlain = (char: string): boolean => char === '\n' || (isOnPaper(char) && !/[\p{Cf}\p{M}]/u.test(char));

/** One box for each visible letter, whatever marks are on it. */
const printableCluster = (cluster: string): string => {
  if (cluster === '\n') return cluster;
  const shaped = isShaped(cluster);
  const seen = Array.from(cluster.replace(invisible, (char) => (shaped && joiner.test(char) ? char : '')));
  const [base] = seen;
  if (base === undefined) return '';
  const plain = plainer[base];
  if (plain) return plain;
  // Emoji are dropped, as an invoice doesn't need them; missing letters must be visible.
  if (!isOnPaper(base) && picture.test(base)) return '';
  const longest = longestCluster[shaped ? 'shaped' : 'usual'];
  return isOnPaper(base) ? seen.filter(isOnPaper).slice(0, longest).join('') : missing;
};

const inFont = (text: string): string =>
  Array.from(text.replace(english, '')).every(isPlain)
    ? text
    : Array.from(clusters.segment(text), ({ segment }) => printableCluster(segment)).join('');

/** pdfkit measures the rest of a word again for every line it fills, so long words get break opportunities. */
const withBreaks = (text: string): string =>
  text.replace(/[^ \n]{60,}/g, (word) => word.replace(/(?:\P{M}\p{M}*){8}/gu, '$&\u200b'));

/**
 * Text as the document's font can print it: composed (NFC), without control characters and emoji, a box for each missing letter,
 * at most one empty line and eight spaces in a row. Line breaks stay.
 */
export const printable = (text: string): string =>
  withBreaks(
    inFont(text.toWellFormed().normalize('NFC').replace(lineBreak, '\n').replace(space, ' '))
      .replace(/ {9,}/g, ' '.repeat(8))
      .replace(/ +$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );

/** Same, on one line, for names, numbers and titles. */
export const printableLine = (text: string): string => printable(text).replace(/\n+/g, ' ');
