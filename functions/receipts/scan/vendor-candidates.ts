import { asChain } from './chains.ts';
import { isWhole } from './name-lines.ts';
import { lettersIn, withoutFigures } from './name-mentions.ts';
import { spelt } from './name-spelling.ts';
import type { Row } from './rows.ts';
import { cleanName, withoutLabel, withoutSeat } from './vendor-name.ts';
import { LEGAL } from './vendor-words.ts';
import { wordsOf } from './words.ts';

/** A possible vendor name, the rows it is printed in, and whether a letter was corrected. */
export type Candidate = { name: string; at: number; rows: Row[]; isMended: boolean };

type Run = Pick<Candidate, 'at' | 'rows'>;

/** The number of rows from the top in which names occur. */
export const HEAD_ROWS = 14;
const LONGEST_RUN = 3;

/**
 * Every run of one to three rows that may contain the vendor's name, each name once. Below the head, only rows with a company's
 * legal form are considered.
 */
export function vendorCandidates(rows: Row[]): Candidate[] {
  const words = lettersIn(rows.map(({ text }) => text));
  const found = rows
    .flatMap((row, at) => {
      if (at >= HEAD_ROWS && !LEGAL.test(row.text)) return [];
      if (!hasLetters(row.text) || isInBrackets(rows[at - 1])) return [];
      return at < HEAD_ROWS ? [...runsFrom(rows, at), ...cellsOf(row, at)] : runsFrom(rows, at).slice(0, 1);
    })
    .map(({ at, rows: run }) => candidateOf(at, run, words));
  const first = new Map<string, Candidate>();
  for (const candidate of found) {
    const key = candidate.name.toLowerCase();
    if (candidate.name.replace(/[^\p{L}]/gu, '').length >= 2 && !first.has(key)) first.set(key, candidate);
  }
  return [...first.values()];
}

function runsFrom(rows: Row[], at: number): Run[] {
  const run: Row[] = [];
  const runs: Run[] = [];
  for (const row of rows.slice(at, at + LONGEST_RUN)) {
    const last = run.at(-1);
    if (last && !(goesOn(last, row) && isPart(run, row))) break;
    run.push(row);
    runs.push({ at, rows: [...run] });
  }
  return runs;
}

/** A logo beside a name is read as one row with it, so cells are candidates too. */
function cellsOf(row: Row, at: number): Run[] {
  if (row.cells.length < 2) return [];
  return row.cells.flatMap((cell) => {
    if (!hasLetters(cell.text)) return [];
    const alone = {
      ...row,
      cells: [cell],
      text: cell.text,
      height: cell.box.height,
      confidence: cell.confidence,
    };
    return [{ at, rows: [alone] }];
  });
}

function candidateOf(at: number, rows: Row[], words: string[]): Candidate {
  const cells = rows.flatMap((row) => row.cells);
  const printed = cells.map(({ text }) => text).join(' ');
  const right = withoutFigures(cells.map(spelt).join(' '), words);
  const read = nameIn(right);
  const name = asChain(read);
  return { name, at, rows, isMended: name !== read || unspaced(right) !== unspaced(printed) };
}

function unspaced(text: string): string {
  return text.replaceAll(' ', '');
}

/** A name ends with its legal form if something else follows on the row. */
function nameIn(text: string): string {
  const name = withoutLabel(text);
  const form = LEGAL.exec(name.replace(/[.,]/g, ' '));
  const whole = withoutSeat(cleanName(name));
  return form && form.index > 3 ? cleanName(name.slice(0, form.index + form[0].length)) || whole : whole;
}

/** True if a row may be part of the name above it: not a complete company name, and not one that repeats a long word of it. */
function isPart(run: Row[], row: Row): boolean {
  const said = run.flatMap(({ text }) => wordsOf(text));
  const again = wordsOf(row.text).some((word) => word.length > 3 && said.includes(word));
  const joins = /^\W*(?:&|and\b)/i.test(row.text) || /(?:&|\band|\bof)\W*$/i.test(run.at(-1)?.text ?? '');
  return joins || !(again || isWhole(row));
}

/** True if a bracket with words in it continues in the row below, which then starts no name: "Example (Old / Town) Ltd". */
function isInBrackets(above: Row | undefined): boolean {
  return above !== undefined && /\p{L}{3}.*[([][\p{L} ]{3,}$/u.test(above.text);
}

/** True if the next row is near enough, and similar enough in size, to continue a name. */
function goesOn(last: Row, row: Row): boolean {
  const [least, most] = [Math.min(last.height, row.height), Math.max(last.height, row.height)];
  return row.middle - last.middle < 2.6 * most && most < 2 * least && hasLetters(row.text);
}

function hasLetters(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return letters >= 2 && text.replace(/\D/g, '').length <= letters * 1.5;
}
