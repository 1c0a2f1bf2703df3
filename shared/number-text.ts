import { maxPounds } from './limits.ts';
import { isWholePence } from './money.ts';

/** Separators that group digits by three. An apostrophe is Swiss, a space French or a spreadsheet's. */
const grouped = (separator: string): RegExp => new RegExp(`^\\d{1,3}(?:${separator}\\d{3})+$`);
const groups = [',', '\\.', "'", ' '].map(grouped);

const inGroups = (digits: string): boolean => groups.some((group) => group.test(digits));
const bare = (digits: string): string => digits.replace(/[,.' ]/g, '');

/** The whole part as digits; `undefined` where its separators are not those of one way to write it. */
const wholeOf = (text: string): string | undefined =>
  /^\d*$/.test(text) ? text : inGroups(text) ? bare(text) : undefined;

/** Where the decimals begin; -1 where there are none, since the last separator groups like those before it. */
const decimalAt = (text: string): number => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = text[at];
  if (separator === undefined || (text.indexOf(separator) < at && inGroups(text))) return -1;
  // 1,234 is how a Briton groups; 1.234 has three decimals, which money cannot have.
  return separator === ',' && /^[1-9]\d{0,2},\d{3}$/.test(text) ? -1 : at;
};

const unsigned = (text: string): number | undefined => {
  const at = decimalAt(text);
  const whole = wholeOf(at < 0 ? text : text.slice(0, at));
  const decimals = at < 0 ? '' : text.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(decimals) || whole + decimals === '') return undefined;
  // A decimal comma has one or two digits after it: with more, nobody can tell what was meant.
  if (text[at] === ',' && decimals.length > 2) return undefined;
  return Number(`${whole || '0'}.${decimals || '0'}`);
};

/** The sign of a sum and what is left of its text: -5.00, 5.00-, (5.00), 5.00 DR. */
const signed = (text: string): [sign: 1 | -1, rest: string] => {
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  if (inside !== undefined) return [-1, inside.trim()];
  const [, before, rest = '', after, side] = /^([-+]?)(.*?)([-+]?)(CR|DR)?$/is.exec(text.trim()) ?? [];
  const isOut = before === '-' || after === '-' || side?.toUpperCase() === 'DR';
  return [isOut ? -1 : 1, rest.trim()];
};

/**
 * The number that a text says, as a Briton, a telephone whose keypad has a comma alone, or a bank's file writes it: 1,234.50, £45,50,
 * 1.200,50, (5.00), 5.00 CR. Null where it is empty, `undefined` where it says none or two of different size could be meant: a
 * sum is never read as one of another size.
 */
export const numberIn = (text: string): number | null | undefined => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/£|\bgbp\b/gi, '')
    .trim();
  if (plain === '') return null;
  const [sign, rest] = signed(plain);
  const value = unsigned(rest);
  return value === undefined ? undefined : value === 0 ? 0 : sign * value;
};

/** The pounds that a text says, never negative and with two decimals at most; null where it is empty, `undefined` where it says none. */
export const poundsIn = (text: string): number | null | undefined => {
  const value = numberIn(text);
  if (value === null || value === undefined) return value;
  return value >= 0 && value <= maxPounds && isWholePence(value) ? value : undefined;
};
