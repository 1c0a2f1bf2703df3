import * as z from 'zod/mini';
import {
  type Column,
  cellOf,
  isTooLong,
  type Matching,
  othersIn,
  saysSomething,
} from '../../forms/csv/columns.ts';
import { inSlices } from '../../forms/csv/in-slices.ts';
import type { Sheet } from '../../forms/csv/parse.ts';
import { csvTexts } from '../../forms/csv/texts.ts';
import type { Target } from './target.ts';
import { texts } from './texts.ts';

export interface NewRow<Input> {
  /** Its row number in the sheet. */
  number: number;
  input: Input;
}

/** A row that won't be imported, and why. */
export interface LeftOut {
  number: number;
  name: string;
  reason: string;
}

export interface Checked<Input> {
  fresh: NewRow<Input>[];
  existing: LeftOut[];
  bad: LeftOut[];
}

type RawIssue = z.core.$ZodIssue;

/** How a row is parsed: what its shape has no sentence for isn’t right. */
export const rowParsing = { reportInput: true, error: () => 'Isn’t right' };

const plain = (issue: RawIssue): string => {
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type' && typeof issue.input === 'string') return 'Enter a number like 1,234.50';
  return issue.message;
};

const lowered = (message: string): string => `${message[0]?.toLowerCase()}${message.slice(1)}`;

/** An error as a sentence with its column: `Due date: enter a date like 20 Nov 2026`. */
const sentence = (label: string, issue: RawIssue): string => {
  if (issue.input === '' || issue.input === null) return `${label} is missing`;
  const message = plain(issue);
  if (/^(Is|Isn’t|Must|Can|Cannot|Can’t|Has) /.test(message)) return `${label} ${lowered(message)}`;
  return `${label}: ${/^(Enter|Choose) /.test(message) ? lowered(message) : message}`;
};

/** A record's errors, by column name. */
export const reasonsIn = (target: { columns: readonly Column[] }, issues: readonly RawIssue[]): string => {
  const named = issues.map((issue) => {
    const key = String(issue.path[0] ?? '');
    const label = target.columns.find((column) => column.key === key)?.label ?? key;
    return [key, sentence(label, issue)] as const;
  });
  // One error per field is enough: the first.
  return [...new Map(named.toReversed()).values()].toReversed().join('. ');
};

/** A row's text in columns that are none of ours, each with its heading. */
const othersOf = (headings: readonly string[], matching: Matching, cells: readonly string[]): string[] =>
  othersIn(matching, headings)
    .filter((index) => saysSomething(cells[index]))
    .map((index) => [headings[index], cells[index]].filter(Boolean).join(': '));

/** A row's record and name, or why it is invalid. */
const readRow = <Input extends object>(
  target: Target<Input>,
  { headings }: Sheet,
  matching: Matching,
  cells: readonly string[],
): { name: string } & ({ input: Input } | { reason: string }) => {
  const cell = (key: string) => cellOf(matching, cells, key);
  const built = target.build(cell, target.keepsOthersIn ? othersOf(headings, matching, cells) : []);
  const name = String(built.name ?? '');
  const refusal = isTooLong(headings, cells) ? csvTexts.tooLong : target.refusal?.(cell);
  if (refusal) return { name, reason: refusal };
  const result = z.safeParse(target.shape, built, rowParsing);
  return result.success
    ? { name, input: result.data }
    : { name, reason: reasonsIn(target, result.error.issues) };
};

/**
 * Classifies a file's rows: to import, already there or duplicated, and invalid. Doesn't block the page with thousands of rows;
 * throws the abort reason of `signal`.
 */
export const checkRows = async <Input extends object>(
  target: Target<Input>,
  sheet: Sheet,
  matching: Matching,
  existing: readonly Input[],
  signal?: AbortSignal,
): Promise<Checked<Input>> => {
  const checked: Checked<Input> = { fresh: [], existing: [], bad: [] };
  const { most = Number.POSITIVE_INFINITY } = target;
  const seen = new Map<string, number>();
  for await (const record of inSlices(existing, signal)) seen.set(target.identityOf(record), 0);
  for await (const { number, cells } of inSlices(sheet.rows, signal)) {
    const { name, ...read } = readRow(target, sheet, matching, cells);
    if ('reason' in read) {
      checked.bad.push({ number, name, reason: read.reason });
      continue;
    }
    const identity = target.identityOf(read.input);
    const before = seen.get(identity);
    if (before !== undefined)
      checked.existing.push({ number, name, reason: before ? texts.sameAs(before) : texts.nowhere });
    else if (existing.length + checked.fresh.length >= most)
      checked.bad.push({ number, name, reason: texts.noRoom(most) });
    else {
      checked.fresh.push({ number, input: read.input });
      seen.set(identity, number);
    }
  }
  return checked;
};
