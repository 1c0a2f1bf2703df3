import * as z from 'zod/mini';
import type { Client } from '#shared/clients/client.ts';
import { type ClientInput, clientInput } from '#shared/clients/contract.ts';
import type { Matching } from '../../../forms/csv/columns.ts';
import type { DayOrder } from '../../../forms/csv/days.ts';
import { inSlices } from '../../../forms/csv/in-slices.ts';
import type { Sheet } from '../../../forms/csv/parse.ts';
import { csvTexts } from '../../../forms/csv/texts.ts';
import { reasonsIn, rowParsing } from '../check-rows.ts';
import { clientIn } from './client-columns.ts';
import { recordsOf } from './records.ts';
import { type CheckedMove, Sorted } from './sorted.ts';
import type { Choices, MovingTarget, Passed, Standing } from './target.ts';
import { movingTexts } from './texts.ts';
import { type Who, type WhoAnswers, whoFinder, withEmails } from './who.ts';

export interface Answers extends Omit<Choices, 'order'> {
  order?: DayOrder | undefined;
  who: WhoAnswers;
}

const whoText = (who: Who): string => ('id' in who ? String(who.id) : who.key);

const clientKeyOf = (name: unknown): string => {
  const text = String(name);
  return text === 'name' ? 'client' : `client${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** A record and its client in their stored form, or what is wrong with them. */
const shaped = <Fields extends { clientId: number }>(
  target: MovingTarget<Fields>,
  raw: object,
  givenClient: ClientInput,
): { fields: Fields; client: ClientInput } | { reason: string } => {
  const client = z.safeParse(clientInput, givenClient, rowParsing);
  const result = z.safeParse(target.shape, { ...raw, clientId: 1 }, rowParsing);
  if (client.success && result.success) return { fields: result.data, client: client.data };
  const ofClient = client.error?.issues.map((issue) => ({ ...issue, path: [clientKeyOf(issue.path[0])] }));
  return { reason: reasonsIn(target, [...(ofClient ?? []), ...(result.error?.issues ?? [])]) };
};

/** The record, with the first free number if wanted, and its status. */
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

/** Why a row is skipped. */
const unread = (row: { isSum: boolean; isTooLong: boolean }): Passed | undefined => {
  if (row.isSum) return { passed: movingTexts.sum };
  return row.isTooLong ? { apart: csvTexts.tooLong } : undefined;
};

async function* clientsOf(
  records: Awaited<ReturnType<typeof recordsOf>>['records'],
  signal: AbortSignal | undefined,
): AsyncGenerator<ClientInput> {
  for await (const { cells } of inSlices(records, signal)) yield clientIn(cells.cell);
}

/**
 * Classifies a file's records: to import, already there, settled, with a taken number, invalid, or awaiting an answer. Doesn't
 * block the page with thousands of records; throws the abort reason of `signal`.
 */
export const checkMove = async <Fields extends { clientId: number }>(
  target: MovingTarget<Fields>,
  sheet: Sheet,
  matching: Matching,
  clients: readonly Client[],
  answers: Answers,
  signal?: AbortSignal,
): Promise<CheckedMove<Fields>> => {
  const { records, order, isOrderUnknown } = await recordsOf(sheet, matching, target, answers.order, signal);
  const completed = await withEmails(clientsOf(records, signal));
  const findWho = await whoFinder(inSlices(clients, signal), answers.who);
  const standing = target.standings();
  const sorted = new Sorted<Fields>();
  for await (const { number, cells, ...row } of inSlices(records, signal)) {
    const named = { number, name: target.nameIn(cells) };
    const raw = unread(row) ?? target.read(cells, { ...answers, order });
    if ('finished' in raw || 'passed' in raw || 'apart' in raw) sorted.pass(named, raw as Passed);
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
