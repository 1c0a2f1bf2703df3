/**
 * Replaces fullwidth characters, spaces and dashes with the plain ones and removes invisible marks. Not NFKC, which turns 5² into
 * 52.
 */
const plain = (written: string): string =>
  written
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\uffe1/g, '£')
    .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();

/** The digits and what may surround them: £ or GBP, and one sign or brackets. */
const around =
  /^(?:£|gbp)? ?(?<open>\()? ?(?<before>[-+])? ?(?:£|gbp)? ?(?<inner>[-+])? ?(?<figures>\d[\d.,' ]*|[.,]\d+)(?:£|gbp)? ?(?<after>-)? ?(?<close>\))?$/i;

const spaced = "[1-9]\\d{0,2}([ '])\\d{3}(?:\\1\\d{3})*";
/** 1234.5, 1,234.50, 1 234.50. */
const withPoint = new RegExp(`^(?:(?:\\d+|[1-9]\\d{0,2}(?:,\\d{3})+|${spaced})(?:\\.\\d*)?|\\.\\d+)$`);
/** 45,50, 1.234,50, 1 234,50, 1.234.567. Three digits after a comma are decimals only after a leading zero. */
const withComma = new RegExp(
  `^(?:(?:\\d*|[1-9]\\d{0,2}(?:\\.\\d{3})+|${spaced}),\\d{0,2}|0,\\d+|[1-9]\\d{0,2}(?:\\.\\d{3}){2,})$`,
);

const readFigures = (figures: string, thousandths: boolean): number => {
  const readsEitherWay = thousandths ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  if (readsEitherWay.test(figures)) return Number.NaN;
  if (withPoint.test(figures)) return Number(figures.replace(/[,' ]/g, ''));
  if (withComma.test(figures)) return Number(figures.replace(/[.' ]/g, '').replace(',', '.'));
  return Number.NaN;
};

interface Options {
  /** The field takes three decimals: a point before three digits is a decimal point, and a comma there is ambiguous. */
  thousandths?: boolean;
}

/**
 * Parses a number as people and other programs write it: `£1,234.50`, `45,50` from a keyboard without a point, `1.200,50`, `1
 * 200.50`, `(5.00)`. Null if blank; NaN, which every schema refuses, if it is not a number or is ambiguous. Amounts don't have
 * three decimals, so `1,234` is a British thousand; `1.234` may be a slip for £12.34 or a continental thousand, and is refused.
 */
export const readNumber = (written: string, { thousandths = false }: Options = {}): number | null => {
  const text = plain(written);
  if (text === '') return null;
  const { open, before, inner, figures, after, close } = around.exec(text)?.groups ?? {};
  const signs = [before, inner, after, open].filter(Boolean);
  if (figures === undefined || signs.length > 1 || Boolean(open) !== Boolean(close)) return Number.NaN;
  const size = readFigures(figures.trim(), thousandths);
  return size !== 0 && signs.some((sign) => sign !== '+') ? -size : size;
};

/** Parses an amount from a bank file, where CR means money in and DR money out. */
export const readBankSum = (written: string): number | null => {
  const [, sum = '', side = ''] = /^(.*?)\s*(CR|DR)\.?\s*$/i.exec(written) ?? [undefined, written];
  const read = readNumber(sum);
  if (!side || read === null) return side ? Number.NaN : read;
  const isOut = side.toUpperCase() === 'DR';
  // A minus beside CR contradicts it.
  return read < 0 && !isOut ? Number.NaN : isOut ? -Math.abs(read) : read;
};
