import * as z from 'zod/mini';
import type { Client } from '#shared/clients/client.ts';
import { type ClientInput, clientInput } from '#shared/clients/contract.ts';
import { cellOf, type Matching } from '../../../forms/csv/columns.ts';
import type { CsvRow, Sheet } from '../../../forms/csv/parse.ts';
import { type Checked, type LeftOut, reasonsIn } from '../check-rows.ts';
import { texts } from '../texts.ts';
import { clientIn } from './client-columns.ts';
import { type DayOrder, dayIn, orderOf } from './days.ts';
import type { Cells, Choices, Moving, MovingTarget, Passed, Standing } from './target.ts';
import { movingTexts } from './texts.ts';
import { type Question, type Who, type WhoAnswers, whoFinder, withEmails } from './who.ts';

/** The sorted rows, and what has to be asked or said before they are sent. */
export interface CheckedMove<Fields> extends Checked<Moving<Fields>> {
  /** What is settled in the other program, or none of these. */
  passed: LeftOut[];
  /** How many of those may be asked for. */
  finished: number;
  /** Whose number another record has. */
  taken: LeftOut[];
  questions: Question[];
  /** Rows that wait for an answer about their client. */
  waiting: number;
  /** Clients that will be added. */
  added: number;
  isOrderUnknown: boolean;
}

export interface Answers extends Omit<Choices, 'order'> {
  order?: DayOrder | undefined;
  who: WhoAnswers;
}

/** Where the records of a file go. */
class Sorted<Fields> {
  readonly bad: LeftOut[] = [];
  readonly #lists: Pick<CheckedMove<Fields>, 'fresh' | 'existing' | 'passed' | 'taken'> = {
    ...{ fresh: [], existing: [], passed: [], taken: [] },
  };
  readonly #questions = new Map<string, Question>();
  readonly #added = new Set<string>();
  #finished = 0;
  #waiting = 0;

  pass(named: Named, passed: Passed): void {
    if ('finished' in passed) this.#finished += 1;
    this.#lists.passed.push({ ...named, reason: 'finished' in passed ? passed.finished : passed.passed });
  }

  ask(question: Question | undefined, isOpen: boolean): void {
    if (question) this.#questions.set(question.key, question);
    if (isOpen) this.#waiting += 1;
  }

  place(named: Named, who: Who, { fields, standing }: { fields: Fields; standing: Standing }): void {
    if (standing === 'taken') this.#lists.taken.push({ ...named, reason: movingTexts.taken });
    else if (standing === 'there') this.#lists.existing.push({ ...named, reason: texts.nowhere });
    else {
      this.#lists.fresh.push({ number: named.number, input: { fields, who } });
      if ('key' in who) this.#added.add(who.key);
    }
  }

  done(isOrderUnknown: boolean): CheckedMove<Fields> {
    return {
      ...this.#lists,
      bad: this.bad,
      questions: [...this.#questions.values()],
      ...{ finished: this.#finished, waiting: this.#waiting, added: this.#added.size, isOrderUnknown },
    };
  }
}

type Named = Pick<LeftOut, 'number' | 'name'>;

const recordsIn = (sheet: Sheet, matching: Matching, groupedBy: string | undefined): CsvRow[][] => {
  const groups = new Map<string, CsvRow[]>();
  for (const row of sheet.rows) {
    const key = (groupedBy && cellOf(matching, row.cells, groupedBy)) || `#${row.number}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
};

const cellsOf = (rows: readonly CsvRow[], matching: Matching, order: DayOrder): Cells => {
  const each = (key: string) => rows.map(({ cells }) => cellOf(matching, cells, key));
  const cell = (key: string) => each(key).find(Boolean) ?? '';
  return { cell, each, day: (key) => dayIn(cell(key), order) };
};

/** The order of day and month in a file's dates, as it shows or was answered. */
const orderIn = (
  days: readonly string[],
  sheet: Sheet,
  matching: Matching,
  answered: DayOrder | undefined,
) => {
  const found = orderOf(days.flatMap((key) => sheet.rows.map(({ cells }) => cellOf(matching, cells, key))));
  const isOrderUnknown = found === 'either' && !answered;
  return { isOrderUnknown, order: found === 'either' || found === 'none' ? (answered ?? 'day') : found };
};

const whoText = (who: Who): string => ('id' in who ? String(who.id) : who.key);

const isTotal = ({ cells }: CsvRow): boolean => /^(grand )?total\b/i.test(cells.find(Boolean) ?? '');

const clientKeyOf = (name: unknown): string => {
  const text = String(name);
  return text === 'name' ? 'client' : `client${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** A record and its client as they are to be kept, or what is wrong with them. */
const shaped = <Fields extends { clientId: number }>(
  target: MovingTarget<Fields>,
  raw: object,
  givenClient: ClientInput,
): { fields: Fields; client: ClientInput } | { reason: string } => {
  const client = z.safeParse(clientInput, givenClient, { reportInput: true });
  const result = z.safeParse(target.shape, { ...raw, clientId: 1 }, { reportInput: true });
  if (client.success && result.success) return { fields: result.data, client: client.data };
  const ofClient = client.error?.issues.map((issue) => ({ ...issue, path: [clientKeyOf(issue.path[0])] }));
  return { reason: reasonsIn(target, [...(ofClient ?? []), ...(result.error?.issues ?? [])]) };
};

/** The record with the first number that nobody has, where that is wanted, and how it then stands. */
const placed = <Fields extends { clientId: number }>(
  { renumbered }: MovingTarget<Fields>,
  fields: Fields,
  standingOf: (fields: Fields) => Standing,
  renumber: boolean,
): { fields: Fields; standing: Standing } => {
  let next = fields;
  let standing = standingOf(next);
  while (standing === 'taken' && renumber && renumbered) {
    next = renumbered(next);
    standing = standingOf(next);
  }
  return { fields: next, standing };
};

/** Sorts a file's records: to bring, there already, settled, with another's number, wrong, or waiting for an answer. */
export const checkMove = <Fields extends { clientId: number }>(
  target: MovingTarget<Fields>,
  sheet: Sheet,
  matching: Matching,
  clients: readonly Client[],
  answers: Answers,
): CheckedMove<Fields> => {
  const { isOrderUnknown, order } = orderIn(target.days, sheet, matching, answers.order);
  const kept = { ...sheet, rows: sheet.rows.filter((row) => !isTotal(row)) };
  const records = recordsIn(kept, matching, target.groupedBy).map((rows) => ({
    number: rows[0]?.number ?? 0,
    cells: cellsOf(rows, matching, order),
  }));
  const completed = withEmails(records.map(({ cells }) => clientIn(cells.cell)));
  const [findWho, standing] = [whoFinder(clients, answers.who), target.standings()];
  const sorted = new Sorted<Fields>();
  for (const { number, cells } of records) {
    const named = { number, name: target.nameIn(cells) };
    const raw = target.read(cells, { ...answers, order });
    if ('finished' in raw || 'passed' in raw) sorted.pass(named, raw as Passed);
    else {
      const found = shaped(target, raw, completed(clientIn(cells.cell)));
      if ('reason' in found) sorted.bad.push({ ...named, reason: found.reason });
      else {
        const { who, question } = findWho(found.client);
        sorted.ask(question, who === undefined);
        const standingOf = (fields: Fields) => (who ? standing(fields, whoText(who)) : undefined);
        if (who) sorted.place(named, who, placed(target, found.fields, standingOf, answers.renumber));
      }
    }
  }
  return sorted.done(isOrderUnknown);
};
