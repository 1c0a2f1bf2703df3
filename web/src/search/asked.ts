import { folded, typedWords } from '../components/typed-words.ts';
import { dialled } from './dialled.ts';

/** A parsed search. */
export interface Asked {
  /** As typed. */
  text: string;
  /** All of these must match. */
  words: string[];
  /** All of it as a phone number's digits, if it may be one. */
  digits: string | undefined;
  /** All of it as pounds, if it may be an amount: `404` or `404.5`. */
  pounds: string | undefined;
  /** Allows one typo: tried when nothing matched exactly. */
  isNear?: true;
}

/** Fewer digits match every number. */
const fewestDigits = 3;

const digitsIn = (text: string): string | undefined => {
  if (!/^[+\d][\d\s()+./-]*$/.test(text)) return undefined;
  const digits = dialled(text);
  return digits.length < fewestDigits ? undefined : digits;
};

const poundsIn = (text: string): string | undefined =>
  /^£?\s*((\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?)$/.exec(text)?.[1]?.replaceAll(',', '');

/** Parses a search; undefined if there is nothing to look for. */
export const askedFor = (typed: string): Asked | undefined => {
  const text = typed.trim();
  const plain = folded(text);
  const words = typedWords(text);
  if (words.length === 0) return undefined;
  return { text, words, digits: digitsIn(plain), pounds: poundsIn(plain) };
};
