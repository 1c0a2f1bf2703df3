import { describe, expect, it } from 'vitest';
import { given, givenFiles } from './given.ts';
import { readingAge, wordCount } from './reading-age.ts';
import { refused } from './refused.ts';
import { readTexts, type Text } from './texts.ts';

const isGiven = new Set(given.flatMap(({ texts }) => texts));
const ours = readTexts().filter(({ file, text }) => !(file in givenFiles) && !isGiven.has(text));
const shown = ({ file, line, text }: Text): string => `${file}:${line}: ${text}`;

const placeOf = ({ file }: Text): string => file.slice(0, file.lastIndexOf('/'));
const isSentence = ({ text }: Text): boolean => /^[A-Z“]/.test(text) && wordCount(text) >= 5;
const oldest = 11;
/** The formula is meant for whole pages: in a short text one long word decides. */
const enough = { text: 14, place: 100 };

describe('every text', () => {
  it('is found', () => {
    expect(ours.length).toBeGreaterThan(3000);
  });

  it.each(refused)('does not say %s: %s', (turn) => {
    expect(ours.filter(({ text }) => turn.test(text)).map(shown)).toEqual([]);
  });

  it(`can be read at ${oldest}`, () => {
    const long = ours.filter((text) => isSentence(text) && wordCount(text.text) >= enough.text);
    const hard = long
      .map((text) => ({ ...text, age: readingAge([text.text]) }))
      .filter(({ age }) => age > oldest)
      .map((text) => `${text.age.toFixed(1)} ${shown(text)}`);
    expect(hard).toEqual([]);
  });

  it('of a place can, together', () => {
    const sentences = ours.filter(isSentence);
    const hard = [...new Set(sentences.map(placeOf))]
      .map((place) => ({
        place,
        texts: sentences.filter((text) => placeOf(text) === place).map(({ text }) => text),
      }))
      .filter(({ texts }) => wordCount(texts.join(' ')) >= enough.place && readingAge(texts) > oldest)
      .map(({ place, texts }) => `${place}: ${readingAge(texts).toFixed(1)}`);
    expect(hard).toEqual([]);
  });
});
