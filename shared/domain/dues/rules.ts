import { addMonths } from '../../dates.ts';
import type { Closing, DueRecord, DueUpdate, NewDue } from '../../dues/contract.ts';

type Kept = Pick<DueRecord, 'userId' | 'madeBy' | 'id' | 'createdAt' | 'updatedAt' | 'clientId'>;

/** A due item entered by hand, as stored. */
export const newDueRecord = (
  { kind, title, dueOn, months, payerContactId, siteId, snoozedUntil }: NewDue,
  kept: Omit<Kept, 'madeBy'> & { madeBy?: string | null | undefined },
): DueRecord => ({
  ...kept,
  madeBy: kept.madeBy ?? null,
  ...{ siteId: siteId ?? null, kind, title: title ?? null, dueOn, months: months ?? null },
  ...({ state: 'open', from: 'hand', payerContactId: payerContactId ?? null } as const),
  ...{ certificateId: null, certificateJobId: null, certificateDue: null, jobId: null },
  ...{ remindedAt: null, snoozedUntil: snoozedUntil ?? null, outcome: null, closedOn: null, dueBefore: null },
  ...{ reminded: null, askedAt: null, toldAt: null, lastDoneOn: null, lastNumber: null },
});

/** The fields of an item that is not closed. */
const unclosed = { outcome: null, closedOn: null, dueBefore: null, toldAt: null } as const;

/** The fields that a manual change sets. A new date restarts its reminders. */
export const dueChanges = (
  { dueOn, dueBefore }: Pick<DueRecord, 'dueOn' | 'dueBefore'>,
  { updatedAt: _, reopen, ...given }: DueUpdate,
): Partial<DueRecord> => ({
  ...(reopen && { state: 'open' as const, ...unclosed, ...(dueBefore && { dueOn: dueBefore }) }),
  ...(given as Partial<DueRecord>),
  ...(given.dueOn && given.dueOn !== dueOn && { reminded: null }),
});

/** True if it was typed or imported: a certificate's items are created, changed and deleted with it. */
const isEntered = ({ from }: Pick<DueRecord, 'from'>): boolean => from === 'hand' || from === 'import';

/** True if it was entered and is still to be done. */
export const saidDue = (due: Pick<DueRecord, 'state' | 'from'>): boolean =>
  due.state === 'open' && isEntered(due);

/** Fields derived from a certificate cannot be changed. */
export const refusesChange = (due: Pick<DueRecord, 'from'>, { kind, title, dueOn }: DueUpdate): boolean =>
  !isEntered(due) && (kind !== undefined || title !== undefined || dueOn !== undefined);

/** Closes an item as done elsewhere or no longer wanted. One that recurs stays open with its next date. */
export const closedBy = (
  { months, dueOn: dueBefore }: Pick<DueRecord, 'months' | 'dueOn'>,
  { outcome, on, nextDue }: Closing,
  today: string,
): Partial<DueRecord> => {
  const closedOn = on ?? today;
  const closed = {
    outcome,
    closedOn,
    dueBefore,
    jobId: null,
    snoozedUntil: null,
    askedAt: null,
    reminded: null,
  };
  if (outcome !== 'done_elsewhere') return { ...closed, state: 'dropped' };
  const dueOn = nextDue ?? (months ? addMonths(closedOn, months) : undefined);
  return dueOn ? { ...closed, state: 'open', dueOn } : { ...closed, state: 'done' };
};
