import type { RecordOf } from '../reader.ts';
import { type Owed, receivedOf, settled } from './ledger.ts';
import { type Money, receivedWith } from './received.ts';

type Invoice = Owed & { settledCount?: number | undefined };

/** What becomes of the money of an invoice. */
export interface Settling {
  /** The payment as it was; undefined for a new one. */
  before?: Money | undefined;
  /** The payment as it is; undefined for one that is removed. */
  after?: Money | undefined;
  /** What was kept back of the same transfer for HMRC, as a payment of its own. */
  keptBack?: Money | undefined;
  /** What credit notes take off from now on, where that changes. */
  credit?: Pick<RecordOf<'invoice'>, 'credited' | 'creditedVat' | 'creditIds' | 'creditTax'> | undefined;
  /** Pence on their way from a bank from now on, where that may change. */
  coming?: number | undefined;
}

/** When it is done: the day in London, and the instant. */
export interface When {
  today: string;
  at: string;
}

/** When an invoice became paid by money of a day: now if it came today, otherwise at that day's noon. */
const paidAtBy = (day: string, { today, at }: When): string => (day === today ? at : `${day}T12:00:00.000Z`);

/** What changes of an invoice by one payment's change, or a credit: what it received and whether it is paid. */
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
  return {
    ...credit,
    ...(coming !== undefined && { comingPence: coming }),
    received,
    settledCount: (current.settledCount ?? 0) + 1,
    ...settled({ ...current, ...credit, received }, paidAtBy(after?.paidOn ?? when.today, when)),
  };
};
