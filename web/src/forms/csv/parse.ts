import { type Column, farthestHeading, headingsAt } from './columns.ts';
import { decoded } from './decode.ts';
import { csvTexts as texts } from './texts.ts';

/** A row of the file. */
export interface CsvRow {
  /** Its row number; the headings are row 1. */
  number: number;
  cells: string[];
}

export interface Sheet {
  fileName: string;
  headings: string[];
  rows: CsvRow[];
}

/** The largest file accepted, in bytes, and the most cells: each takes many times its length in a phone's memory. */
const maxBytes = 5 * 1024 * 1024;
const maxCells = 500_000;
/** The most columns: each is an option for every one of ours. */
const maxColumns = 200;

/** Thrown for a file that is no table. Its message is for the user. */
export class NotASheet extends Error {}

// Our export puts an apostrophe before what a spreadsheet would take for a formula.
const cleaned = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The delimiter: the most frequent candidate in the headings. The parser's own guess fails on a few short rows. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (mark: string) => headings.split(mark).length;
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
};

/** Stops as soon as there are too many, instead of reading the rest for nothing. */
const hasMoreThan = (most: number, mark: string, text: string): boolean => {
  let left = most;
  for (let at = -1; left > 0; left--) {
    at = text.indexOf(mark, at + 1);
    if (at < 0) return false;
  }
  return true;
};

/** The number of rows after which to yield. */
const rowsAtOnce = 500;

const parsed = async (text: string, delimiter: string): Promise<string[][]> => {
  const { default: Papa } = await import('papaparse');
  const table: string[][] = [];
  let isQuotedBadly = false;
  let isTooWide = false;
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      delimiter,
      // Row by row: the parser misreads a chunk that ends within a line break.
      step: ({ data, errors }, parser) => {
        isTooWide = data.length > maxColumns;
        if (isTooWide) return parser.abort();
        table.push(data.map(cleaned));
        isQuotedBadly ||= errors.some(({ type }) => type === 'Quotes');
        if (table.length % rowsAtOnce !== 0) return;
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
  if (isTooWide) throw new NotASheet(texts.tooWide);
  if (isQuotedBadly) throw new NotASheet(texts.badQuotes);
  return table;
};

/** Parses every row of a CSV file with commas, semicolons or tabs. Throws `NotASheet`. */
export const readTable = async (file: File): Promise<string[][]> => {
  if (file.size > maxBytes) throw new NotASheet(texts.tooLarge);
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what tells a binary file from text.
  if (/\u0000/.test(text)) throw new NotASheet(texts.notCsv);
  const delimiter = delimiterOf(text);
  if ([delimiter, '\n', '\r'].some((mark) => hasMoreThan(maxCells, mark, text)))
    throw new NotASheet(texts.tooLarge);
  return parsed(text, delimiter);
};

const filledIn = (cells: readonly string[] = []): number => cells.filter(Boolean).length;

const headingAt = (table: readonly string[][], columns: readonly Column[]): number => {
  const known = headingsAt(columns, table);
  if (known >= 0) return known;
  const at = table.slice(0, farthestHeading).findIndex((cells) => filledIn(cells) > 1);
  return filledIn(table[at]) > 2 ? at : 0;
};

/**
 * Parses a CSV file. The headings are the row with most of our columns, or else the first with several cells. Skips empty rows.
 * Throws `NotASheet`.
 */
export const readSheet = async (file: File, columns: readonly Column[] = []): Promise<Sheet> => {
  const table = await readTable(file);
  const at = headingAt(table, columns);
  const [headings = [], ...rest] = table.slice(at);
  const rows: CsvRow[] = [];
  let number = at + 1;
  for (const cells of rest) if (++number && cells.some(Boolean)) rows.push({ number, cells });
  if (!headings.some(Boolean) || rows.length === 0) throw new NotASheet(texts.noRows);
  return { fileName: file.name, headings, rows };
};
