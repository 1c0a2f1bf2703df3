import { cleared, withoutNulls } from '#functions/lib/changes.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { firmEntity, membershipEntity, type StoredFirm } from './entity.ts';

/** The firms that a person is on the list of; whether they are let in the firm itself says. */
export const listedFirms = async (userId: UserId): Promise<FirmId[]> => {
  const { data } = await membershipEntity.query.byFirm({ userId }).go({ pages: 'all', consistent: true });
  return data.map(({ firmId }) => firmId);
};

/** The firms that a person founded. */
export const firmsFoundedBy = async (userId: UserId): Promise<StoredFirm[]> => {
  const firmIds = await listedFirms(userId);
  const items = await batchGet(firmIds.map((firmId) => keyOf(firmEntity, { firmId })));
  return items.flatMap((item) => rowIn(firmEntity, item) ?? []).filter((firm) => firm.userId === userId);
};

interface Called {
  email?: string | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** To be in the transaction that changes how a person is called: papers of the firms that they founded fall back on it. */
export const tellFirms = async (userId: UserId, { email, firstName, lastName }: Called): Promise<Write[]> => {
  const called = { email, firstName, lastName };
  return (await firmsFoundedBy(userId)).map(({ firmId }) =>
    write(firmEntity.patch({ firmId }).set(withoutNulls(called)).remove(cleared({ firstName, lastName }))),
  );
};
