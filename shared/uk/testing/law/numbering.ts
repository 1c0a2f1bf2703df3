/** Numbers of documents: unique, and consecutive within each series (VR reg 14(1)(a)). */

export interface NumberingVerdict {
  /** A number issued twice. */
  duplicate: string | null;
  /** Missing numbers between the first and the last of a series. */
  gaps: string[];
}

interface Counted {
  prefix: string;
  digits: string;
}

const counted = (number: string): Counted | null => {
  const match = /^(.*?)(\d+)$/.exec(number);
  return match ? { prefix: match[1] ?? '', digits: match[2] ?? '' } : null;
};

const duplicateIn = (numbers: readonly string[]): string | null =>
  numbers.find((number, at) => numbers.indexOf(number) !== at) ?? null;

const gapsIn = (prefix: string, digits: readonly string[]): string[] => {
  const known = new Set(digits.map(Number));
  const width = Math.min(...digits.map((text) => text.length));
  const first = Math.min(...known);
  const last = Math.max(...known);
  const gaps: string[] = [];
  for (let next = first + 1; next < last; next += 1)
    if (!known.has(next)) gaps.push(`${prefix}${String(next).padStart(width, '0')}`);
  return gaps;
};

/**
 * Checks the numbers issued. Letters, any first number and several series (by the text before the last digits) are allowed. A
 * voided document that is kept explains its gap (Notice 700/21).
 */
export const checkNumbering = (
  issued: readonly string[],
  voided: readonly string[] = [],
): NumberingVerdict => {
  const series = new Map<string, string[]>();
  for (const { prefix, digits } of [...issued, ...voided].flatMap((number) => counted(number) ?? []))
    series.set(prefix, [...(series.get(prefix) ?? []), digits]);
  return {
    duplicate: duplicateIn(issued) ?? issued.find((number) => voided.includes(number)) ?? null,
    gaps: [...series].flatMap(([prefix, digits]) => gapsIn(prefix, digits)),
  };
};
