import { transactInTurn, write } from '#functions/lib/transact.ts';
import { addDays, daysBetween, today } from '#shared/dates.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { type Asker, askHmrc, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';
import {
  obligationEntity,
  readObligations,
  readReturns,
  type StoredObligation,
  type StoredReturn,
} from './entity.ts';

interface AtHmrc {
  start: string;
  end: string;
  due: string;
  status: 'O' | 'F';
  periodKey: string;
  received?: string;
}

/** The longest range that HMRC takes in one call, in days. */
const mostDays = 365;
const daysOn = 90;

export interface Range {
  from: string;
  to: string;
}

/** A range in parts that are short enough for HMRC. */
const partsOf = ({ from, to }: Range): Range[] => {
  if (daysBetween(from, to) <= mostDays) return [{ from, to }];
  const end = addDays(from, mostDays);
  return [{ from, to: end }, ...partsOf({ from: addDays(end, 1), to })];
};

const askFor = async (asker: Asker, { from, to }: Range): Promise<AtHmrc[]> => {
  const { base } = accountOf(asker.firm);
  const path = `${base}/obligations?from=${from}&to=${to}`;
  const asking = askHmrc<{ obligations: AtHmrc[] }>(asker, { tax: 'vat', method: 'GET', path });
  return (await orNothing(asking, { obligations: [] })).obligations;
};

/** Asks HMRC for the periods in a range, and replaces those we had with them. */
export const refreshObligations = async (asker: Asker, range: Range): Promise<StoredObligation[]> => {
  const { firmId } = asker.firm;
  const { vrn } = accountOf(asker.firm);
  const found: AtHmrc[] = [];
  for (const part of partsOf(range)) found.push(...(await askFor(asker, part)));
  const readAt = new Date().toISOString();
  const rows = [...new Map(found.map((each) => [each.end, each])).values()].map(
    ({ start, end, due, status, periodKey, received }): StoredObligation => ({
      ...{ firmId, start, end, due, status, periodKey, vrn, readAt },
      ...(received && { received }),
    }),
  );
  const isInRange = ({ end }: { end: string }) => end >= range.from && end <= range.to;
  const gone = (await readObligations(firmId)).filter(
    (each) => each.vrn !== vrn || (isInRange(each) && !rows.some(({ end }) => end === each.end)),
  );
  await transactInTurn([
    ...rows.map((row) => write(obligationEntity.put(row))),
    ...gone.map(({ end }) => write(obligationEntity.delete({ firmId, end }))),
  ]);
  return rows.sort((a, b) => (a.end < b.end ? 1 : -1));
};

export const usualRange = (): Range => ({ from: addDays(today(), -mostDays), to: addDays(today(), daysOn) });

/** The range of a query: what is left out is as usual, or as far from the other as HMRC goes. */
const rangeOf = ({ from, to }: Partial<Range>): Range => {
  const usual = usualRange();
  if (from && !to) return { from, to: addDays(from, mostDays) };
  if (to && !from) return { from: addDays(to, -mostDays), to };
  return { from: from ?? usual.from, to: to ?? usual.to };
};

const shown = (row: StoredObligation, ours: StoredReturn | undefined): ShownObligation => ({
  ...{ start: row.start, end: row.end, due: row.due, received: row.received ?? null },
  status: row.status === 'F' ? 'fulfilled' : 'open',
  ours: ours?.status ?? null,
  amount: (ours?.status === 'filed' ? ours.shown.boxes?.box5 : null) ?? null,
  outcome: ours?.status === 'filed' ? ours.shown.outcome : null,
});

/** The periods of a range as HMRC has them now, newest first. */
export const obligationsOf = async (asker: Asker, query: Partial<Range>) => {
  const rows = await refreshObligations(asker, rangeOf(query));
  const returns = new Map((await readReturns(asker.firm.firmId)).map((each) => [each.end, each]));
  return {
    obligations: rows.map((row) => shown(row, returns.get(row.end))),
    readAt: rows[0]?.readAt ?? new Date().toISOString(),
  };
};
