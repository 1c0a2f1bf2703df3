import { isOnPaper } from '#shared/paper-letters.ts';
import { isShaped } from './scripts.ts';

/** Stands for a character the font has no glyph for; fonts/make.py gives it the font's own empty box. */
export const missing = '□';

/** Ticks and crosses of a phone's keyboard, as the font has them. */
const plainer: Record<string, string> = { '✔': '✓', '✅': '✓', '☑': '✓', '✗': '×', '✘': '×', '❌': '×' };

/** A letter and three marks on it; a pile of marks would climb off the page. Several letters of India's scripts make one. */
const longestCluster = { usual: 4, shaped: 12 };

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const space = /[^\S\n \u00a0]/g;
// In scripts whose letters join, these say which do.
const joiner = /[\u200c\u200d]/;
// Joiners, direction marks, soft hyphens, variation selectors: they steer other characters and print nothing.
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const clusters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

// Nearly all of every text: looked up one by one they took a twentieth of a paper's time.
const english = /[\n -~]+/g;
const isPlain = (char: string): boolean => char === '\n' || (isOnPaper(char) && !/[\p{Cf}\p{M}]/u.test(char));

/** One box for one letter the reader would have seen, whatever marks are on it. */
const printableCluster = (cluster: string): string => {
  if (cluster === '\n') return cluster;
  const shaped = isShaped(cluster);
  const seen = Array.from(cluster.replace(invisible, (char) => (shaped && joiner.test(char) ? char : '')));
  const [base] = seen;
  if (base === undefined) return '';
  const plain = plainer[base];
  if (plain) return plain;
  // Pictures say nothing that an invoice needs; letters that are missing must be seen to be.
  if (!isOnPaper(base) && picture.test(base)) return '';
  const longest = longestCluster[shaped ? 'shaped' : 'usual'];
  return isOnPaper(base) ? seen.filter(isOnPaper).slice(0, longest).join('') : missing;
};

const inFont = (text: string): string =>
  Array.from(text.replace(english, '')).every(isPlain)
    ? text
    : Array.from(clusters.segment(text), ({ segment }) => printableCluster(segment)).join('');

/** pdfkit measures the rest of a word again for every line it fills, so long words get places to break. */
const withBreaks = (text: string): string =>
  text.replace(/[^ \n]{60,}/g, (word) => word.replace(/(?:\P{M}\p{M}*){8}/gu, '$&\u200b'));

/**
 * Text as the invoice's font can print it: composed (NFC), without control characters, a box for each letter the font
 * lacks, without pictures, never more than one empty line or eight spaces together. Line breaks stay.
 */
export const printable = (text: string): string =>
  withBreaks(
    inFont(text.toWellFormed().normalize('NFC').replace(lineBreak, '\n').replace(space, ' '))
      .replace(/ {9,}/g, ' '.repeat(8))
      .replace(/ +$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );

/** The same on one line, for names, numbers and titles. */
export const printableLine = (text: string): string => printable(text).replace(/\n+/g, ' ');
