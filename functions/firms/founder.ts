import { cleared } from '#functions/lib/changes.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity, membershipEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

/** The firms on a person's list; whether they have access is recorded in the firm itself. */
export const listedFirms = async (userId: UserId): Promise<FirmId[]> => {
  const query = membershipEntity.query.byFirm({ userId });
  const { data } = await within({ userId }, () => query.go({ pages: 'all', consistent: true }));
  return data.map(({ firmId }) => firmId);
};

const readListed = async (userId: UserId): Promise<StoredFirm[]> => {
  const firms = await listedFirms(userId);
  const keys = firms.map((firmId) => keyOf(firmEntity, { firmId }));
  const items = await within({ firms }, () => batchGet(keys));
  return items.flatMap((item) => rowIn(firmEntity, item) ?? []);
};

/** The firms that a person founded, and is still in. */
export const firmsFoundedBy = async (userId: UserId): Promise<StoredFirm[]> =>
  (await readListed(userId)).filter((firm) => firm.userId === userId);

/** The firms with this person as their only member. */
export const firmsAloneIn = async (userId: UserId): Promise<StoredFirm[]> =>
  (await readListed(userId)).filter(({ members }) => members === 1);

interface Called {
  email?: string | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** Renames a person, by `writes`, and updates the firms they founded, whose documents fall back on that name. */
export const rename = async (
  userId: UserId,
  { email, firstName, lastName }: Called,
  writes: Write[],
): Promise<void> => {
  const called = { email, firstName, lastName };
  const firms = (await firmsFoundedBy(userId)).map(({ firmId }) => firmId);
  const told = firms.map((firmId) =>
    write(firmEntity.patch({ firmId }).set(withoutNulls(called)).remove(cleared({ firstName, lastName }))),
  );
  await within({ userId, firms }, () => transact([...writes, ...told]));
};
