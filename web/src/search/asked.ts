import { folded, typedWords } from '../components/typed-words.ts';
import { dialled } from './dialled.ts';

/** What is searched for. */
export interface Asked {
  /** As it was typed. */
  text: string;
  /** Every one of them must be found. */
  words: string[];
  /** All of it as the digits of a telephone number, where it may be one. */
  digits: string | undefined;
  /** All of it as pounds, where it may be a sum: `404` or `404.5`. */
  pounds: string | undefined;
  /** A letter may be wrong: asked where nothing was found as it was typed. */
  isNear?: true;
}

/** Fewer digits are in every number. */
const fewestDigits = 3;

const digitsIn = (text: string): string | undefined => {
  if (!/^[+\d][\d\s()+./-]*$/.test(text)) return undefined;
  const digits = dialled(text);
  return digits.length < fewestDigits ? undefined : digits;
};

const poundsIn = (text: string): string | undefined =>
  /^£?\s*((\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?)$/.exec(text)?.[1]?.replaceAll(',', '');

/** Reads what was typed; undefined where there is nothing to look for. */
export const askedFor = (typed: string): Asked | undefined => {
  const text = typed.trim();
  const plain = folded(text);
  const words = typedWords(text);
  if (words.length === 0) return undefined;
  return { text, words, digits: digitsIn(plain), pounds: poundsIn(plain) };
};
