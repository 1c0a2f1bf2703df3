import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';

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
