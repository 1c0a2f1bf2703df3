import { readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** What everybody who reads these texts knows: the glossary's terms. Longest first, so that `credit note` is one word. */
const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!Term|-)([\w -]+?) \|/gm)]
  .map(([, term = '']) => term)
  .sort((a, b) => b.length - a.length);
const known = new RegExp(`\\b(${terms.join('|')})s?\\b`, 'gi');

/** A name of several words, of a law or a web site is read as one word. */
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

/** The age in years of whoever reads it with ease: a grade of Flesch and Kincaid is a school year, and the first begins at 5. */
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
