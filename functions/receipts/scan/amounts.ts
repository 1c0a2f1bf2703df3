/** An amount of money in a text: whole pence (negative for a minus or brackets) and its position. */
export type Amount = { pence: number; start: number; end: number };

/** Digits as OCR engines misread them: O for 0, l or I for 1, S for 5, B for 8. */
const D = '[0-9OolI|SB]';
/** 12.34  1,234.56  1.234,56  12 .34  12. 34  £12.34  E12.34  C12.34  -12.34  12.34-  (12.34) */
const MONEY = new RegExp(
  // Not after a letter, and without a currency not after "12:", which is a time.
  `(?:(?<![0-9A-Za-z.,/])|(?<=[A-Za-z]{3})(?=R[MH]\\d))` +
    `(?<open>\\()?(?<minus>[-−–]\\s?)?(?:(?:GBP|EUR|[FHP]?M(?=\\d)|RM|R[HN](?=\\s?\\d)|MYR|[£€$EfFC{])\\s?|(?<![0-9]:))(?<minus2>[-−–]\\s?)?` +
    `(?<whole>${D}{1,3}(?:[.,]\\s?${D}{3})+|${D}{1,6})\\s?[.,]\\s?(?<pence>${D}{2})` +
    `(?<after>\\s?[-−–](?![0-9]))?(?<close>\\))?` +
    `(?![0-9]|[.,:/]${D}|\\s?%|\\s?(?:[Kk][Gg]|[Gg]|[Ll]|LTR|ltr|LITRES?|litres?|[Mm][Ll]?|[MmCc][Mm]|MTR)\\b|\\s?(?:MILES|PTS|POINTS)\\b)`,
  'g',
);

/** The amounts with two decimals in a text, left to right. Dates, times, percentages and weights are left out. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const { whole = '', pence = '' } = match.groups ?? {};
    if (!isNumber(whole + pence)) return [];
    const value = Number(digits(whole)) * 100 + Number(digits(pence));
    const negative = Boolean(minusOf(match.groups ?? {}));
    return [{ pence: negative ? -value : value, start: match.index, end: match.index + match[0].length }];
  });
}

/** Parses a cell that contains only an amount, even if its decimal point was lost ("048") or misread ("22-60"). */
export function cellAmount(text: string): number | null {
  const bare = text.trim();
  const lost = /^0(\d\d)$/.exec(bare);
  if (lost) return Number(lost[1]);
  const dashed = /^(\d{1,4})[-'](\d\d)$/.exec(bare);
  if (dashed) return Number(dashed[1]) * 100 + Number(dashed[2]);
  const [amount, ...more] = amountsIn(bare);
  return amount && more.length === 0 && amount.end - amount.start >= bare.length - 3 ? amount.pence : null;
}

/** Parses a whole number of pounds after a currency sign ("£25"), for receipts without pence. */
export function wholePounds(text: string): number | null {
  const match = /(?:£|GBP|€|EUR|\bf)\s?(\d{1,5})(?![\d.,]|\s?[.,]\s?\d)/.exec(text);
  return match ? Number(match[1]) * 100 : null;
}

type Groups = { [key: string]: string | undefined };

function minusOf({ minus, minus2, after, open, close }: Groups): boolean {
  return Boolean(minus ?? minus2 ?? after) || Boolean(open && close);
}

/** True if at least half of it is real digits: "SO.OO" is a word, "1O.5O" a number. */
function isNumber(text: string): boolean {
  const figures = text.replace(/[^0-9OolI|SB]/g, '');
  return figures.replace(/[^0-9]/g, '').length * 2 >= figures.length;
}

function digits(text: string): string {
  return text
    .replace(/[., ]/g, '')
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
}
