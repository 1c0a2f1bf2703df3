import { folded } from '../components/typed-words.ts';
import type { Asked } from './asked.ts';
import { placeOf } from './place.ts';

/** A part of a text, matched or not. */
export interface Part {
  text: string;
  found: boolean;
}

/** The folded text, and each letter's position in the original. */
const withPlaces = (text: string, fold: (letter: string) => string) => {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const kept = fold(letter);
    plain += kept;
    for (const _ of kept) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { plain, places };
};

const digitOf = (letter: string): string => (/\d/.test(letter) ? letter : '');

type Placed = ReturnType<typeof withPlaces>;

const stretch = ({ places }: Placed, at: number, length: number): [number, number][] => {
  const [from, last] = [places[at], places[at + length - 1]];
  return from === undefined || last === undefined ? [] : [[from, last + 1]];
};

const ofWord = (letters: Placed, word: string) =>
  stretch(letters, placeOf(` ${letters.plain}`, word) - 1, word.length);

const ofNumber = (numbers: Placed, number: string) =>
  stretch(numbers, numbers.plain.indexOf(number), number.length);

/** Merges adjacent and overlapping ranges, in order. */
const merged = (stretches: [number, number][]): [number, number][] => {
  const whole: [number, number][] = [];
  for (const [from, to] of stretches) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
};

const partsAt = (text: string, stretches: [number, number][]): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const [from, to] of stretches) {
    parts.push({ text: text.slice(at, from), found: false }, { text: text.slice(from, to), found: true });
    at = to;
  }
  return [...parts, { text: text.slice(at), found: false }].filter((part) => part.text);
};

/** Splits a text into matched and unmatched parts. */
export const partsOf = (text: string, { words, digits, pounds }: Asked): Part[] => {
  const letters = withPlaces(text, folded);
  const numbers = withPlaces(text, digitOf);
  const bare = withPlaces(text, (letter) => (letter === ',' ? '' : letter));
  // A number dialled with 0 may be written with +44.
  const dialled = digits ? [digits, digits.replace(/^0/, '')] : [];
  const stretches = [
    ...words.flatMap((word) => ofWord(letters, word)),
    ...(dialled.map((each) => ofNumber(numbers, each)).find((found) => found.length > 0) ?? []),
    ...(pounds ? ofNumber(bare, pounds) : []),
  ].sort(([a], [b]) => a - b);
  return partsAt(text, merged(stretches));
};
