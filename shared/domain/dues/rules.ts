import { addMonths } from '../../dates.ts';
import type { Closing, DueRecord, DueUpdate, NewDue } from '../../dues/contract.ts';

type Kept = Pick<DueRecord, 'userId' | 'madeBy' | 'id' | 'createdAt' | 'updatedAt' | 'clientId'>;

/** What somebody says is due, as it is first kept. */
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

/** What was never closed, nor said to be done. */
const unclosed = { outcome: null, closedOn: null, dueBefore: null, toldAt: null } as const;

/** What a change by hand sets. Another day begins its reminders anew. */
export const dueChanges = (
  { dueOn, dueBefore }: Pick<DueRecord, 'dueOn' | 'dueBefore'>,
  { updatedAt: _, reopen, ...given }: DueUpdate,
): Partial<DueRecord> => ({
  ...(reopen && { state: 'open' as const, ...unclosed, ...(dueBefore && { dueOn: dueBefore }) }),
  ...(given as Partial<DueRecord>),
  ...(given.dueOn && given.dueOn !== dueOn && { reminded: null }),
});

/** Whether somebody said it, and it is still to be done: what a certificate says goes and stays with that. */
export const saidDue = ({ state, from }: Pick<DueRecord, 'state' | 'from'>): boolean =>
  state === 'open' && from !== 'certificate';

/** What follows from the certificate cannot be said otherwise. */
export const refusesChange = (
  { from }: Pick<DueRecord, 'from'>,
  { kind, title, dueOn }: DueUpdate,
): boolean => from === 'certificate' && (kind !== undefined || title !== undefined || dueOn !== undefined);

/** Done without a certificate, or not wanted any more. What comes again goes on with its next day. */
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
