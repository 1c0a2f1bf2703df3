/** Finds invoice numbers in a bank's text, where people type them with spaces, without the dash or in lower case. */

/** The length of a Bacs reference; for a longer number, customers are asked to enter its end. */
const referenceLength = 18;

const escaped = (char: string): string => char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isDigit = (char: string | undefined): boolean => /\d/.test(char ?? '');

/** The position of a number in a text. It is not clear if it may be part of another number, another number, or no number at all. */
export interface Spot {
  from: number;
  to: number;
  isClear: boolean;
}

const patternOf = (number: string): RegExp | null => {
  const chars = [...number.replace(/[\s\-–—/.]/g, '')];
  if (chars.length === 0) return null;
  // Not inside a longer word, and never INV-1 in INV-12.
  const before = isDigit(chars[0]) ? '(?<!\\d)' : '(?<!\\p{L})';
  const after = isDigit(chars.at(-1)) ? '(?!\\d)' : '(?!\\p{L})';
  return new RegExp(before + chars.map(escaped).join('[\\s\\-–—/.]*') + after, 'gu');
};

/** Matches what makes a bare number part of another before it: 20/1001, T-1001 and B1001, but not INV1001, NO.1001 or A 1001. */
const goesBefore = /(?:\d|(?<!\p{L})\p{L})[-–—/.]?$/u;

/**
 * Matches what makes it part of another after it: INV-7/2, INV-7-B, INV-100B, INV-7AB, INV-7X21 and INV-7 2, but not a word, a
 * date or a longer figure.
 */
const goesOn =
  /^(?:[-–—/.]?(?:\d|\p{L}(?!\p{L}))|\p{L}{2,3}(?!\p{L})|\p{L}+\d|[\s\-–—/.]+\d{1,2}(?![\p{L}\d]|[/.:-]\d|\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/u;

/** Matches another number with the same prefix directly after it: INV7/INV8. */
const nextOf = (number: string): RegExp | null => {
  const [beginning] = /^\p{L}+/u.exec(number) ?? [];
  return beginning ? new RegExp(`^[-–—/.]?${beginning}[\\s\\-–—/.]*\\d`, 'u') : null;
};

/** Normalises a number, keeping only what separates two figures: INV-7/2 is not INV-72. */
const partedOf = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/(?<=\d)[-–—/.]+(?=\d)/g, '|')
    .replace(/[-–—/.]/g, '');

/**
 * True if the text may mean this number. Separators between figures are all there or all left out, and never left out of INV-7/2,
 * which the import makes of a second INV-7.
 */
const isWrittenAs = (number: string, said: string): boolean => {
  const [parted, found] = [partedOf(number), partedOf(said)];
  return found === parted || (found === parted.replaceAll('|', '') && !/\d\/\d{1,2}$/.test(number));
};

/** One or two digits may occur by chance: a house number, a day of the month. */
const isShort = (number: string): boolean => /^\d{1,2}$/.test(number);

const spotsOf = (number: string): ((text: string) => Spot[]) => {
  const [pattern, next] = [patternOf(number), nextOf(number)];
  return (text) => {
    // Most texts contain no number, and searching for every position costs more.
    if (!pattern || text.search(pattern) < 0) return [];
    return [...text.matchAll(pattern)].map(({ index: from, 0: said }) => {
      const to = from + said.length;
      const [before, after] = [text.slice(0, from), text.slice(to)];
      const isPart =
        (isDigit(said[0]) && goesBefore.test(before)) || (goesOn.test(after) && !next?.test(after));
      return { from, to, isClear: !isPart && !isShort(number) && isWrittenAs(number, said) };
    });
  };
};

/** Returns a function that finds a number in texts, ignoring case, spaces and dashes. */
export const numberFinder = (number: string): ((text: string) => Spot[]) => {
  const small = number.trim().toLowerCase();
  const whole = spotsOf(small);
  const end = small.length > referenceLength ? spotsOf(small.slice(-referenceLength)) : () => [];
  return (text) => {
    const spots = whole(text.toLowerCase());
    return spots.length > 0 ? spots : end(text.toLowerCase());
  };
};

/** Words in names that identify nobody. */
const common = new Set(
  'ltd limited plc llp the and mrs miss mstr sir for company services service group trading'.split(' '),
);

/** The words of a text that may identify a name: three letters or more, without accents and case. */
export const wordsOf = (text: string): Set<string> => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => [...word].length >= 3 && !common.has(word)));
};
