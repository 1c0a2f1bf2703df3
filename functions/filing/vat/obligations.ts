import { held } from '#functions/lib/conditional.ts';
import { transactInTurn, write } from '#functions/lib/transact.ts';
import { addDays, daysBetween, today } from '#shared/dates.ts';
import { connectionEntity } from '../connection/entity.ts';
import { noteDue } from '../connection/warning.ts';
import { type Asker, askHmrc, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';
import { obligationEntity, readFigures, readObligations, type StoredObligation } from './entity.ts';
import { shownObligation } from './filed.ts';
import { reminding } from './reminding.ts';

interface AtHmrc {
  start: string;
  end: string;
  due: string;
  status: 'O' | 'F';
  periodKey: string;
  received?: string;
}

/** The longest range HMRC accepts in one call, in days. */
const mostDays = 365;
const daysOn = 90;

export interface Range {
  from: string;
  to: string;
}

/** Splits a range into parts that are short enough for HMRC. */
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

/** Fetches the periods in a range from HMRC, and replaces ours. */
export const refreshObligations = async (asker: Asker, range: Range): Promise<StoredObligation[]> => {
  const { firmId } = asker.firm;
  const { vrn } = accountOf(asker.firm);
  const found: AtHmrc[] = [];
  for (const part of partsOf(range)) found.push(...(await askFor(asker, part)));
  const readAt = new Date().toISOString();
  const [before, returns] = await Promise.all([readObligations(firmId), readFigures(firmId)]);
  const known = new Map(before.filter((each) => each.vrn === vrn).map((each) => [each.end, each]));
  const ours = new Map(returns.map((each) => [each.end, each.status]));
  const rows = [...new Map(found.map((each) => [each.end, each])).values()].map(
    ({ start, end, due, status, periodKey, received }): StoredObligation =>
      reminding({
        ...{ firmId, start, end, due, status, periodKey, vrn, readAt },
        ...(received && { received }),
        ...{ ours: ours.get(end), remindedAt: known.get(end)?.remindedAt },
      }),
  );
  const isInRange = ({ end }: { end: string }) => end >= range.from && end <= range.to;
  const gone = before.filter(
    (each) => each.vrn !== vrn || (isInRange(each) && !rows.some(({ end }) => end === each.end)),
  );
  // Writes only what changed, because every write is synced to every device.
  const changed = rows.filter((row) => !isSamePeriod(row, known.get(row.end)));
  await transactInTurn([
    ...changed.map((row) => write(obligationEntity.put(row))),
    ...gone.map(({ end }) => write(obligationEntity.delete({ firmId, end }))),
  ]);
  await held(connectionEntity.patch({ firmId, tax: 'vat' }).set({ periodsReadAt: readAt }));
  await noteDue(firmId, 'vat');
  return rows.sort((a, b) => (a.end < b.end ? 1 : -1));
};

const compared = ['start', 'due', 'status', 'periodKey', 'received', 'ours', 'dueKey'] as const;

const isSamePeriod = (row: StoredObligation, before: StoredObligation | undefined): boolean =>
  before !== undefined && compared.every((name) => row[name] === before[name]);

export const usualRange = (): Range => ({ from: addDays(today(), -mostDays), to: addDays(today(), daysOn) });

/** The range of a query; a missing end is the default, or as far from the other as HMRC allows. */
const rangeOf = ({ from, to }: Partial<Range>): Range => {
  const usual = usualRange();
  if (from && !to) return { from, to: addDays(from, mostDays) };
  if (to && !from) return { from: addDays(to, -mostDays), to };
  return { from: from ?? usual.from, to: to ?? usual.to };
};

/** The periods of a range as HMRC has them now, newest first. */
export const obligationsOf = async (asker: Asker, query: Partial<Range>) => {
  const rows = await refreshObligations(asker, rangeOf(query));
  const returns = new Map((await readFigures(asker.firm.firmId)).map((each) => [each.end, each]));
  return {
    obligations: rows.map((row) => shownObligation(row, returns.get(row.end))),
    readAt: rows[0]?.readAt ?? new Date().toISOString(),
  };
};
