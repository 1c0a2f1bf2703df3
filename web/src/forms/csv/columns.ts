import { alike } from '#shared/alike.ts';

/** A column that a file may have. */
export interface Column {
  key: string;
  label: string;
  required?: boolean;
  /** Alternatives to this column if it is required. */
  orElse?: readonly string[];
  /** Its other headings in spreadsheets and programs. */
  names: readonly string[];
  /** Values to choose for every row if the file has no such column. */
  fixed?: readonly { value: string; label: string }[];
}

/** The file's column for each of ours: its index, `=` and a value for every row, or nothing. */
export type Matching = Record<string, string>;

const plain = (heading: string): string => alike(heading).replace(/[^\p{L}\p{N}]+/gu, '');

/** Matches our columns to a file's headings, using each heading once. */
export const matched = (columns: readonly Column[], headings: readonly string[]): Matching => {
  const left = new Map(headings.map((heading, index) => [index, plain(heading)]));
  const matching: Matching = {};
  for (const { key, label, names } of columns) {
    const wanted = [label, ...names, key].map(plain);
    const found = wanted
      .map((name) => [...left].find(([, heading]) => heading === name)?.[0])
      .find((index) => index !== undefined);
    if (found === undefined) continue;
    matching[key] = String(found);
    left.delete(found);
  }
  return matching;
};

/** Some programs and banks put a title, owner and dates above the headings. */
export const farthestHeading = 12;

/** The index of the row with most of our headings; -1 if none has two. */
export const headingsAt = (columns: readonly Column[], table: readonly (readonly string[])[]): number => {
  const found = table.slice(0, farthestHeading).map((cells) => Object.keys(matched(columns, cells)).length);
  const most = Math.max(0, ...found);
  return most > 1 ? found.indexOf(most) : -1;
};

/** True if a row has more cells than headings, as with an unquoted "1,200.50": then no cell can be trusted. */
export const isTooLong = (headings: readonly string[], cells: readonly string[]): boolean =>
  cells.slice(headings.length).some(Boolean);

/** The first required column that is missing, if any. */
export const missingIn = (columns: readonly Column[], matching: Matching): Column | undefined =>
  columns.find(
    ({ key, required, orElse = [] }) => required && ![key, ...orElse].some((each) => matching[each]),
  );

/** The text of one of our columns in a row; empty if it has none. */
export const cellOf = (matching: Matching, cells: readonly string[], key: string): string => {
  const from = matching[key] ?? '';
  if (from.startsWith('=')) return from.slice(1);
  return from === '' ? '' : (cells[Number(from)] ?? '');
};

/** What kind of address or telephone the column beside it has, and an address again in one cell, as Google's contacts have them. */
const repeating = /^(e-mail|phone|address) \d+ - (label|type|formatted)$/i;

/** The file's columns that are none of ours, but have something to say: their indexes. */
export const othersIn = (matching: Matching, headings: readonly string[]): number[] => {
  const used = new Set(Object.values(matching));
  return [...headings.keys()].filter(
    (index) => !used.has(String(index)) && !repeating.test(headings[index] ?? ''),
  );
};

/** False for an empty cell and for Google's mark of every contact, `* myContacts`. */
export const saysSomething = (cell = ''): boolean => !/^(\* my\w+)?$/.test(cell);
