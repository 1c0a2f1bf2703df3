import type { RecordOf } from '../reader.ts';
import { type Owed, receivedOf, settled } from './ledger.ts';
import { feesWith, type Money, receivedWith } from './received.ts';

type Invoice = Owed & { settledCount?: number | undefined; fees?: Record<string, number> | undefined };

/** A change to an invoice's money. */
export interface Settling {
  /** The payment before; undefined for a new one. */
  before?: Money | undefined;
  /** The payment after; undefined if removed. */
  after?: Money | undefined;
  /** The CIS deduction from the same transfer, as its own payment. */
  keptBack?: Money | undefined;
  /** The new credit note totals, if they change. */
  credit?: Pick<RecordOf<'invoice'>, 'credited' | 'creditedVat' | 'creditIds' | 'creditTax'> | undefined;
  /** The new total of bank payments on their way, in pence, if it may change. */
  coming?: number | undefined;
}

/** The time of the change: the day in London, and the instant. */
export interface When {
  today: string;
  at: string;
}

/** When a payment settled its invoice: now if it came today, otherwise noon of its day. */
const paidAtBy = (day: string, { today, at }: When): string => (day === today ? at : `${day}T12:00:00.000Z`);

/** The changes to an invoice from one payment's change, or a credit: what was received and whether it is paid. */
export const settledBy = (
  current: Invoice,
  { before, after, keptBack, credit, coming }: Settling,
  when: When,
) => {
  const without = receivedWith(receivedOf(current), before ? [before] : [], -1);
  const received = receivedWith(
    without,
    [after, keptBack].filter((each) => each !== undefined),
  );
  const fees = feesWith(feesWith(current.fees ?? {}, before ? [before] : [], -1), after ? [after] : []);
  return {
    ...credit,
    ...(coming !== undefined && { comingPence: coming }),
    received,
    ...((current.fees ?? Object.keys(fees).length > 0) && { fees }),
    settledCount: (current.settledCount ?? 0) + 1,
    ...settled({ ...current, ...credit, received }, paidAtBy(after?.paidOn ?? when.today, when)),
  };
};
