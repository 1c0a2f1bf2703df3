import { readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Terms that all our readers know, from the glossary. Longest first, so that `credit note` counts as one word. */
const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!Term|-)([\w -]+?) \|/gm)]
  .map(([, term = '']) => term)
  .sort((a, b) => b.length - a.length);
const known = new RegExp(`\\b(${terms.join('|')})s?\\b`, 'gi');

/** Names of laws and websites count as one word. */
const names =
  /\b[A-Z][\w’-]*(?: (?:of |for |on |and )?\(?[A-Z][\w’-]*\)?)+(?: \d{4})?|\b[\w-]+(?:\.[\w-]+)+(?:\/[\w-]+)*/g;

const simplified = (text: string): string => text.replace(names, 'Alex').replace(known, 'word');

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-GB', { granularity: 'word' });

const wordsIn = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike && /[a-z]/i.test(segment) ? [segment] : [],
  );

export const wordCount = (text: string): number => wordsIn(text).length;

/** The reading age in years: a Flesch-Kincaid grade is a school year, and the first starts at age 5. */
export const readingAge = (given: readonly string[]): number => {
  const texts = given.map(simplified);
  const read = texts
    .flatMap((text) => [...sentences.segment(text)])
    .filter(({ segment }) => wordCount(segment) > 0);
  const all = texts.flatMap(wordsIn);
  return (
    5 +
    fleschKincaid({
      sentence: read.length,
      word: all.length,
      syllable: all.reduce((total, word) => total + syllable(word), 0),
    })
  );
};
