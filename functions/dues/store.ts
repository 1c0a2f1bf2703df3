import * as z from 'zod/mini';
import { clientEntity } from '#functions/clients/entity.ts';
import { noSuchClient } from '#functions/figures/client-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, untilUnmoved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { isSameDue } from '#shared/domain/dues/mutations.ts';
import { closedBy, dueChanges, newDueRecord, refusesChange } from '#shared/domain/dues/rules.ts';
import {
  type Closing,
  type Due,
  type DueRecord,
  type DueUpdate,
  dueRecord,
  due as dueShape,
  type NewDue,
} from '#shared/dues/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { dueEntity, dueOf, type StoredDue } from './entity.ts';
import { readDue, readRegister } from './read.ts';

/** The client it belongs to. Throws 400 naming `siteId` or `clientId`. */
const clientOf = async (firmId: FirmId, { siteId, clientId }: NewDue): Promise<number> => {
  if (siteId !== undefined) {
    const { data: site } = await siteEntity.get({ firmId, id: siteId }).go({ consistent: true });
    if (!site || (clientId !== undefined && clientId !== site.clientId))
      throw invalidField('siteId', 'Choose a property of this client', 'not_yours');
    return site.clientId;
  }
  const { data: client } = await clientEntity.get({ firmId, id: clientId ?? 0 }).go({ consistent: true });
  if (!client) throw noSuchClient();
  return client.id;
};

/** Throws 409 with the existing open one in `current`. */
const refuseSecond = (rows: readonly Due[], due: DueRecord): void => {
  const current = rows.find((other) => isSameDue(other, due));
  if (current)
    throw new Refusal('not_now', 'This is in the register already', undefined, {
      current: z.parse(dueShape, current),
    });
};

/** Claims the guard, replacing whatever was there: of two concurrent calls the second conflicts here, and reads again. */
const held = async (firmId: FirmId, due: DueRecord): Promise<Write> => {
  const { siteId, clientId, kind, title } = due;
  const what = [siteId ? `site${siteId}` : `client${clientId}`, kind, title ?? '0'].join('#');
  const { data: before } = await dueOf.get({ firmId, what }).go({ consistent: true });
  const put = dueOf.put({ firmId, what, dueId: due.id });
  const asRead = before
    ? put.where(({ dueId }, { eq }) => eq(dueId, before.dueId))
    : put.where(({ dueId }, { notExists }) => notExists(dueId));
  return write(asRead, () => new Moved());
};

const stored = (firmId: FirmId, { userId: _, ...due }: DueRecord): StoredDue =>
  ({ ...withoutNulls(due), firmId }) as StoredDue;

/** Its property must exist when this is written: increasing the revision makes a concurrent deletion fail. */
const atSite = (firmId: FirmId, { siteId }: DueRecord): Write[] =>
  siteId
    ? [
        write(siteEntity.patch({ firmId, id: siteId }).add({ revision: 1 }), () =>
          invalidField('siteId', 'Choose a property of this client', 'not_yours'),
        ),
      ]
    : [];

/** The writes that store a new due date. */
export const dueKept = async (firmId: FirmId, due: DueRecord): Promise<Write[]> => [
  write(dueEntity.create(stored(firmId, due)), () => new IdTaken()),
  await held(firmId, due),
  ...atSite(firmId, due),
];

/** Creates a due date. Throws 400 for an unknown property or client, 409 if the same one is open already. */
export const createDue = (firmId: FirmId, { id: chosen, ...given }: NewDue, once: Once) =>
  untilUnmoved(async () => {
    const clientId = await clientOf(firmId, given);
    const rows = await readRegister(firmId);
    return withNewId(async (id) => {
      const at = nextInstant();
      const due = newDueRecord(given, { userId: '', id, ...madeNow(at), clientId });
      refuseSecond(rows, due);
      await transact([...(await dueKept(firmId, due)), ...once.writes(due)]);
      return readDue(firmId, id);
    }, chosen);
  });

/** The write for a change; creates a record for a date that so far only a certificate states. */
export const dueMoved = async (firmId: FirmId, before: Due, changes: Partial<DueRecord>): Promise<Write> => {
  const { id } = before;
  const { data: kept } = await dueEntity.get({ firmId, id }).go({ consistent: true });
  if (!kept || kept.certificateDue !== (before.certificateDue ?? undefined)) {
    const after = applied(z.parse(dueRecord, { ...before, state: 'open' }), changes);
    const put = dueEntity.put(stored(firmId, after));
    return write(
      kept
        ? put.where((due, { eq }) => eq(due.updatedAt, kept.updatedAt))
        : put.where((due, { notExists }) => notExists(due.updatedAt)),
      () => new Moved(),
    );
  }
  const patch = dueEntity
    .patch({ firmId, id })
    .set({ ...(withoutNulls(changes) as Partial<StoredDue>) })
    .remove(cleared(changes) as 'title'[])
    .where((due, { eq }) => eq(due.updatedAt, before.updatedAt));
  return write(patch, () => new Moved());
};

const changing = (
  firmId: FirmId,
  id: number,
  basedOn: string | undefined,
  of: (current: Due) => Partial<DueRecord>,
  once?: Once,
) =>
  withLatest(
    () => readDue(firmId, id),
    basedOn,
    async (current) => {
      const changes = { ...of(current), updatedAt: nextInstant(current.updatedAt) };
      await transact([await dueMoved(firmId, current, changes), ...(once?.writes({ id }) ?? [])]);
      return readDue(firmId, id);
    },
  );

/**
 * Updates a due date: an omitted field stays, `null` clears it. Throws 404, and 409 for a stale write or a date that a certificate
 * states.
 */
export const updateDue = (firmId: FirmId, id: number, given: DueUpdate) =>
  changing(firmId, id, given.updatedAt, (current) => {
    if (refusesChange(current, given))
      throw conflict('This follows from its certificate. Change that instead.');
    return dueChanges(current, given);
  });

/** Closes a due date. Throws 404, and 409 if it is closed. */
export const closeDue = (firmId: FirmId, id: number, given: Closing, once: Once) =>
  changing(
    firmId,
    id,
    undefined,
    (current) => {
      if (current.state === 'done' || current.state === 'dropped') throw conflict('This is closed already');
      return closedBy(current, given, today());
    },
    once,
  );
