/** What a bank's text says: people type a number with spaces, without its dash, in small letters. */

/** As much of a reference as a transfer carries (Bacs); of a longer number its end is asked for. */
const referenceLength = 18;

const escaped = (char: string): string => char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isDigit = (char: string | undefined): boolean => /\d/.test(char ?? '');

/** Where a text holds a number. Not clear is what may as well be part of another number, another one, or no number at all. */
export interface Spot {
  from: number;
  to: number;
  isClear: boolean;
}

const patternOf = (number: string): RegExp | null => {
  const chars = [...number.replace(/[\s\-–—/.]/g, '')];
  if (chars.length === 0) return null;
  // Not in the middle of a longer word, and never INV-1 in INV-12.
  const before = isDigit(chars[0]) ? '(?<!\\d)' : '(?<!\\p{L})';
  const after = isDigit(chars.at(-1)) ? '(?!\\d)' : '(?!\\p{L})';
  return new RegExp(before + chars.map(escaped).join('[\\s\\-–—/.]*') + after, 'gu');
};

/** Before a bare number: 20/1001, T-1001 and B1001, where INV1001, NO.1001 and A 1001 say it. */
const goesBefore = /(?:\d|(?<!\p{L})\p{L})[-–—/.]?$/u;

/** After a number: INV-7/2, INV-7-B, INV-100B, INV-7AB, INV-7X21 and INV-7 2, where a word, a date or a longer figure is none of it. */
const goesOn =
  /^(?:[-–—/.]?(?:\d|\p{L}(?!\p{L}))|\p{L}{2,3}(?!\p{L})|\p{L}+\d|[\s\-–—/.]+\d{1,2}(?![\p{L}\d]|[/.:-]\d|\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/u;

/** The next number of the same beginning follows at once: INV7/INV8. */
const nextOf = (number: string): RegExp | null => {
  const [beginning] = /^\p{L}+/u.exec(number) ?? [];
  return beginning ? new RegExp(`^[-–—/.]?${beginning}[\\s\\-–—/.]*\\d`, 'u') : null;
};

/** A number as it is told from those of the same figures: only what parts two figures counts, INV-7/2 and INV-72. */
const partedOf = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/(?<=\d)[-–—/.]+(?=\d)/g, '|')
    .replace(/[-–—/.]/g, '');

/** What is left out between figures is left out everywhere, and never from INV-7/2, which the import makes of a second INV-7. */
const isWrittenAs = (number: string, said: string): boolean => {
  const [parted, found] = [partedOf(number), partedOf(said)];
  return found === parted || (found === parted.replaceAll('|', '') && !/\d\/\d{1,2}$/.test(number));
};

/** One or two figures stand in a text by chance: a house, a day of the month. */
const isShort = (number: string): boolean => /^\d{1,2}$/.test(number);

const spotsOf = (number: string): ((text: string) => Spot[]) => {
  const [pattern, next] = [patternOf(number), nextOf(number)];
  return (text) => {
    // Most texts hold none of most numbers, and to look for all places costs more.
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

/** Finds a number in texts, whatever its case, spaces and dashes. */
export const numberFinder = (number: string): ((text: string) => Spot[]) => {
  const small = number.trim().toLowerCase();
  const whole = spotsOf(small);
  const end = small.length > referenceLength ? spotsOf(small.slice(-referenceLength)) : () => [];
  return (text) => {
    const spots = whole(text.toLowerCase());
    return spots.length > 0 ? spots : end(text.toLowerCase());
  };
};

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
