import type { ShownObligation } from '#shared/filing/vat.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type ReturnFigures, readFigures } from './entity.ts';
import { outcomeOf } from './payload.ts';

/** Box 5 of a return that HMRC has from here, and whether it is payable or repayable. */
export const resultOf = (ours: ReturnFigures | undefined): Pick<ShownObligation, 'amount' | 'outcome'> =>
  ours?.status === 'filed'
    ? { amount: ours.payload.netVatDue, outcome: outcomeOf(ours.payload) }
    : { amount: null, outcome: null };

/** The returns sent from here, newest first: they can be read without HMRC, and after the connection has ended. */
export const filedReturns = async (firmId: FirmId): Promise<{ returns: ShownObligation[] }> => {
  const rows = await readFigures(firmId);
  const returns = rows.map((row): ShownObligation => {
    const { start, end, due, status } = row;
    const isDone = status === 'filed' || status === 'filedElsewhere';
    const at = { start, end, due, status: isDone ? ('fulfilled' as const) : ('open' as const) };
    return { ...at, received: null, ours: status, ...resultOf(row) };
  });
  return { returns: returns.sort((a, b) => (a.end < b.end ? 1 : -1)) };
};
