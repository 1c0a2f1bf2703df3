import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { readConnection } from '../connection/entity.ts';
import { vrnOf } from '../vrn.ts';
import {
  type ReturnFigures,
  readFigures,
  readObligations,
  type StoredObligation,
  shownPeriod,
} from './entity.ts';
import { outcomeOf } from './payload.ts';

/** Box 5 of a return that HMRC has from here, and whether it is payable or repayable. */
const resultOf = (ours: ReturnFigures | undefined): Pick<ShownObligation, 'amount' | 'outcome'> =>
  ours?.status === 'filed'
    ? { amount: ours.payload.netVatDue, outcome: outcomeOf(ours.payload) }
    : { amount: null, outcome: null };

/** A period as HMRC last described it, with what was sent for it from here. */
export const shownObligation = (row: StoredObligation, ours: ReturnFigures | undefined): ShownObligation => ({
  ...shownPeriod(row),
  received: row.received ?? null,
  ...resultOf(ours),
});

/** A return sent from here for a period that HMRC no longer lists. */
const ofReturn = (row: ReturnFigures): ShownObligation => {
  const { start, end, due, status } = row;
  const isDone = status === 'filed' || status === 'filedElsewhere';
  const at = { start, end, due, status: isDone ? ('fulfilled' as const) : ('open' as const) };
  return { ...at, received: null, ours: status, ...resultOf(row) };
};

/**
 * The periods as HMRC last described them and the returns sent from here, newest first: they can be read while HMRC doesn't
 * answer, and after the connection has ended.
 */
export const knownReturns = async ({
  firmId,
  business = {},
}: StoredFirm): Promise<{ returns: ShownObligation[]; readAt: string | null }> => {
  const [periods, rows, connection] = await Promise.all([
    readObligations(firmId),
    readFigures(firmId),
    readConnection(firmId, 'vat'),
  ]);
  const own = periods.filter(({ vrn }) => vrn === vrnOf(business));
  const returns = [
    ...own.map((row) =>
      shownObligation(
        row,
        rows.find(({ end }) => end === row.end),
      ),
    ),
    ...rows.filter(({ end }) => !own.some((each) => each.end === end)).map(ofReturn),
  ];
  // Without a connection any more, when HMRC last said something new.
  const told = [connection?.periodsReadAt ?? '', ...own.map((row) => row.readAt)].sort();
  const readAt = own.length > 0 ? (told.at(-1) ?? null) : null;
  return { returns: returns.sort((a, b) => (a.end < b.end ? 1 : -1)), readAt };
};
