import { dueGrantKey, shardOf } from '#functions/lib/due-index.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { warnedFrom } from '#shared/filing/reminders.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { filedTaxes } from '#shared/uk/filed-taxes.ts';
import { readObligations } from '../vat/entity.ts';
import { readConnection } from './entity.ts';
import { type DueUpdate, grantEntity, readGrant, type StoredGrant } from './grant-entity.ts';

/** The next deadline of a tax that we know of, `YYYY-MM-DD`; `undefined` if there is none. */
export const nextDueOf = async ({
  firmId,
  tax,
  update,
}: Pick<StoredGrant, 'firmId' | 'tax'> & Partial<Pick<StoredGrant, 'update'>>): Promise<
  string | undefined
> => {
  if (tax === 'incomeTax') return update?.dueBy;
  const open = (await readObligations(firmId)).filter(({ status }) => status === 'O');
  return open
    .map(({ due }) => due)
    .sort()
    .find((due) => due >= today());
};

/** A grant with its keys in the due index, until its email was sent. */
const warning = (
  { dueShard: _, dueKey: __, ...grant }: StoredGrant,
  due: string | undefined,
): StoredGrant => {
  if (grant.warnedAt || grant.endedAt) return grant;
  const { firmId, tax, endsAt } = grant;
  return {
    ...grant,
    dueShard: shardOf(firmId),
    dueKey: dueGrantKey(warnedFrom(endsAt, due, today()), firmId, tax),
  };
};

/** Stores a new grant. */
export const grantWrite = (grant: Pick<StoredGrant, 'firmId' | 'tax' | 'endsAt'>): Write =>
  write(grantEntity.put(warning(grant, undefined)));

/** Marks the grant as ended: the dashboard shows it immediately, and no email about its expiry is sent. */
export const endedWrite = ({ firmId, tax, endsAt }: Pick<StoredGrant, 'firmId' | 'tax' | 'endsAt'>): Write =>
  write(
    grantEntity
      .update({ firmId, tax })
      .set({ endsAt, endedAt: new Date().toISOString() })
      .remove(['dueShard', 'dueKey']),
  );

/** Creates grants for connections older than the grant records, so that their owners are warned of expiry too. */
export const fillGrants = async (firmId: FirmId): Promise<void> => {
  for (const tax of filedTaxes) {
    const kept = await readConnection(firmId, tax);
    if (!kept || (await readGrant(firmId, tax))) continue;
    const grant = warning({ firmId, tax, endsAt: kept.endsAt }, await nextDueOf({ firmId, tax }));
    const put = grantEntity.put(grant).where(({ endsAt }, { notExists }) => notExists(endsAt));
    await transact([write(put, () => new Moved())]).catch((error: unknown) => {
      // Connected again meanwhile.
      if (!(error instanceof Moved)) throw error;
    });
  }
};

/** Stores what HMRC just said is due: `update` is the first one it lacks, if updates were asked for. */
export const noteDue = (firmId: FirmId, tax: StoredGrant['tax'], update?: DueUpdate | null): Promise<void> =>
  untilUnmoved(async () => {
    const grant = await readGrant(firmId, tax);
    if (!grant) return;
    const { update: before, ...rest } = grant;
    const now = update === undefined ? before : (update ?? undefined);
    const noted: StoredGrant = { ...rest, ...(now && { update: now }) };
    const next = warning(noted, await nextDueOf(noted));
    if (next.dueKey === grant.dueKey && now?.to === before?.to && now?.dueBy === before?.dueBy) return;
    const put = grantEntity
      .put(next)
      .where((kept, { eq, notExists }) =>
        grant.dueKey ? eq(kept.dueKey, grant.dueKey) : notExists(kept.dueKey),
      );
    await transact([write(put, () => new Moved())]);
  });
