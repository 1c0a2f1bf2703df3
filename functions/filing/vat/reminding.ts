import { dueReturnKey, shardOf } from '#functions/lib/due-index.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import { remindDays } from '#shared/filing/reminders.ts';
import type { StoredObligation } from './entity.ts';

/** True if no reminder is needed: HMRC has the return, or may have it. */
export const isSettled = ({ status, ours }: Pick<StoredObligation, 'status' | 'ours'>): boolean =>
  status === 'F' || (ours !== undefined && ours !== 'refused');

/** The latest reminder step reached by a day, in days before `due`; `undefined` before the first. */
export const stepBy = ({ due }: Pick<StoredObligation, 'due'>, day: string): number | undefined =>
  remindDays.findLast((days) => daysBetween(day, due) <= days);

/** A period with its keys in the due index, as long as there is a reminder to come. */
export const reminding = (row: StoredObligation): StoredObligation => {
  const { dueShard: _, dueKey: __, ...rest } = row;
  const { firmId, end, due, remindedAt = Number.POSITIVE_INFINITY } = row;
  const step = remindDays.find((days) => days < remindedAt);
  if (isSettled(row) || step === undefined) return rest;
  return { ...rest, dueShard: shardOf(firmId), dueKey: dueReturnKey(addDays(due, -step), firmId, end) };
};
