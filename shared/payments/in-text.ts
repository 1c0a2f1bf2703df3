/** What a bank's text says: people type a number with spaces, without its dash, in small letters. */

/** As much of a reference as a transfer carries (Bacs); of a longer number its end is asked for. */
const referenceLength = 18;

const escaped = (char: string): string => char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isDigit = (char: string | undefined): boolean => /\d/.test(char ?? '');

const patternOf = (number: string): RegExp | null => {
  const chars = [...number.toLowerCase().replace(/[\s\-–—/.]/g, '')];
  if (chars.length === 0) return null;
  // Not in the middle of a longer word, and never INV-1 in INV-12.
  const before = isDigit(chars[0]) ? '(?<!\\d)' : '(?<!\\p{L})';
  const after = isDigit(chars.at(-1)) ? '(?!\\d)' : '(?!\\p{L})';
  return new RegExp(before + chars.map(escaped).join('[\\s\\-–—/.]*') + after, 'u');
};

/** Tells whether a text holds a number, whatever its case, spaces and dashes. */
export const numberFinder = (number: string): ((text: string) => boolean) => {
  const whole = patternOf(number);
  const end = number.length > referenceLength ? patternOf(number.slice(-referenceLength)) : null;
  return (text) => {
    const small = text.toLowerCase();
    return Boolean(whole?.test(small) || end?.test(small));
  };
};

/** One or two figures stand in a text by chance: a house, a day of the month. */
export const isShortNumber = (number: string): boolean => /^\d{1,2}$/.test(number.trim());

/** Words of names that say nothing about whose it is. */
const common = new Set(
  'ltd limited plc llp the and mrs miss mstr sir for company services service group trading'.split(' '),
);

/** The words of a text by which a name is known: of three letters or more, accents and case aside. */
export const wordsOf = (text: string): Set<string> => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => [...word].length >= 3 && !common.has(word)));
};
