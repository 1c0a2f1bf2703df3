import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readFirm } from './read.ts';

type Writable = Parameters<ReturnType<typeof firmEntity.patch>['set']>[0];
type Changes = { [Name in keyof Writable]?: Writable[Name] | null | undefined };

/**
 * Changes settings of the firm on condition that they are as read, with the writes `besides`, and returns the updated firm. Throws
 * Moved.
 */
export const changeSettings = async (current: StoredFirm, settings: Changes, besides: Write[] = []) => {
  const changes = { ...settings, updatedAt: nextInstant(current.updatedAt) };
  const patch = firmEntity
    .patch({ firmId: current.firmId })
    .set(withoutNulls(changes))
    .remove(cleared(settings))
    .where((firm, { eq }) => eq(firm.updatedAt, current.updatedAt));
  await transact([write(patch, () => new Moved()), ...besides]);
  return applied(current, changes);
};

/** Runs a change with the firm as it is now, and again if somebody else changes it meanwhile. */
export const changeFirm = <Result>(
  firmId: FirmId,
  change: (current: StoredFirm) => Promise<Result>,
): Promise<Result> => withLatest(() => readFirm(firmId), undefined, change);
