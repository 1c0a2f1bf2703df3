import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { applianceDefaults } from '#shared/domain/sites/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import type { ApplianceUpdate, NewAppliance } from '#shared/sites/contract.ts';
import { appliancesPerSite } from '#shared/sites/kinds.ts';
import { applianceEntity, siteEntity } from './entity.ts';
import { type HistoryOf, type Place, readAppliance, readSite, toldOf } from './read.ts';

/** Counts one more appliance at a property, which must exist and have room. */
const countNew = (firmId: FirmId, id: number): Write =>
  write(
    siteEntity
      .patch({ firmId, id })
      .add({ applianceCount: 1, revision: 1 })
      .where(
        ({ applianceCount }, { notExists, lt }) =>
          `${notExists(applianceCount)} OR ${lt(applianceCount, appliancesPerSite)}`,
      ),
    () => conflict(`A property can have ${appliancesPerSite} appliances`),
  );

const countGone = (firmId: FirmId, id: number): Write =>
  write(siteEntity.patch({ firmId, id }).add({ applianceCount: -1, revision: 1 }), notFound);

/** Adds an appliance. Throws 404, and 409 if the property is at its limit. */
export const addAppliance = async (
  { firmId, siteId }: Pick<Place, 'firmId' | 'siteId'>,
  { id: chosen, ...given }: NewAppliance,
  once: Once,
) => {
  await readSite(firmId, siteId);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { kind, location } = given;
    const kept = { firmId, siteId, id, ...madeNow(at) };
    const appliance = { ...applianceDefaults, ...withoutNulls(given), kind, location, ...kept };
    await transact([
      write(applianceEntity.create(appliance), () => new IdTaken()),
      ...takeId({ firmId, kind: 'appliance', id: chosen }, siteId),
      countNew(firmId, siteId),
      ...once.writes(appliance),
    ]);
    return appliance;
  }, chosen);
};

/** Updates an appliance: an omitted field stays, `null` clears it. Throws 404, and 409 for a stale write. */
export const updateAppliance = (place: Place, { updatedAt: basedOn, ...changes }: ApplianceUpdate) =>
  withLatest(
    () => readAppliance(place),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const patch = applianceEntity
        .patch(place)
        .set({ ...withoutNulls(changes), updatedAt })
        .remove(cleared(changes) as 'note'[])
        .where((appliance, { eq }) => eq(appliance.updatedAt, current.updatedAt));
      await transact([write(patch, () => new Moved())]);
      return applied(current, { ...changes, updatedAt });
    },
  );

/** Deletes an appliance. Throws 404, and 409 naming `removedOn` if certificates mention it. */
export const removeAppliance = async (
  place: Place,
  { basedOn, historyOf }: { basedOn: string | undefined; historyOf: readonly HistoryOf[] },
): Promise<void> => {
  const told = await toldOf(place, historyOf);
  if (told.length > 0) {
    const message = 'Certificates say what was found of it. Enter the day it was taken out instead.';
    throw conflict(message, [{ path: 'removedOn', message }], 'has_dependants');
  }
  await withLatest(
    () => readAppliance(place),
    basedOn,
    async ({ updatedAt }) => {
      const removal = applianceEntity
        .delete(place)
        .where((appliance, { eq }) => eq(appliance.updatedAt, updatedAt));
      await transact([write(removal, () => new Moved()), countGone(place.firmId, place.siteId)]);
    },
  );
};
