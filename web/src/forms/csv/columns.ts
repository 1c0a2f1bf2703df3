import { alike } from '#shared/alike.ts';

/** What a column of a file can be. */
export interface Column {
  key: string;
  label: string;
  required?: boolean;
  /** Columns any of which is enough where this one is required. */
  orElse?: readonly string[];
  /** Other headings it goes by in spreadsheets and other programs. */
  names: readonly string[];
  /** What every row may get where the file has no such column: value and label. */
  fixed?: readonly { value: string; label: string }[];
}

/** Which column of the file each of ours is: its number from 0, a value for every row after `=`, or nothing. */
export type Matching = Record<string, string>;

const plain = (heading: string): string => alike(heading).replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds our columns among a file's headings, each of which is used once. */
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

/** Some programs and banks write what a file is, whose and of which days above its headings. */
export const farthestHeading = 12;

/** Which of a file's first rows holds most of our columns' headings, from 0; -1 where none holds two. */
export const headingsAt = (columns: readonly Column[], table: readonly (readonly string[])[]): number => {
  const found = table.slice(0, farthestHeading).map((cells) => Object.keys(matched(columns, cells)).length);
  const most = Math.max(0, ...found);
  return most > 1 ? found.indexOf(most) : -1;
};

/** Whether a row goes on beyond the headings, as with "1,200.50" without its quotation marks: then no cell can be trusted to be in its place. */
export const isTooLong = (headings: readonly string[], cells: readonly string[]): boolean =>
  cells.slice(headings.length).some(Boolean);

/** The column without which nothing can be read; undefined where nothing is missing. */
export const missingIn = (columns: readonly Column[], matching: Matching): Column | undefined =>
  columns.find(
    ({ key, required, orElse = [] }) => required && ![key, ...orElse].some((each) => matching[each]),
  );

/** The text of one of our columns in a row of the file; empty where there is none. */
export const cellOf = (matching: Matching, cells: readonly string[], key: string): string => {
  const from = matching[key] ?? '';
  if (from.startsWith('=')) return from.slice(1);
  return from === '' ? '' : (cells[Number(from)] ?? '');
};
