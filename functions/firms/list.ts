import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import {
  firmEntity,
  memberEntity,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { listedFirms } from './founder.ts';
import { firmReply } from './wire.ts';

/** A firm that somebody is in, with their membership. */
export interface Entered {
  firm: StoredFirm;
  member: StoredMember;
}

const readEntered = async (userId: UserId, firmIds: FirmId[]): Promise<Entered[]> => {
  const keys = firmIds.flatMap((firmId) => [
    keyOf(firmEntity, { firmId }),
    keyOf(memberEntity, { firmId, userId }),
  ]);
  // This read decides whether they are in these firms.
  const items = await within({ userId, firms: firmIds }, () => batchGet(keys));
  return firmIds.flatMap((_, at) => {
    const [firm, member] = [rowIn(firmEntity, items[2 * at]), rowIn(memberEntity, items[2 * at + 1])];
    return firm && !firm.erasingSince && member?.state === 'active' ? [{ firm, member }] : [];
  });
};

/** One firm with a person's membership; undefined if they are not in it. */
export const findEntered = async (userId: UserId, firmId: FirmId): Promise<Entered | undefined> =>
  (await readEntered(userId, [firmId]))[0];

/** Every firm that a person is in. */
export const everyEntered = async (userId: UserId): Promise<Entered[]> => {
  const firmIds = await listedFirms(userId);
  return firmIds.length > 0 ? readEntered(userId, firmIds) : [];
};

/** The firms that a person is in; the current one is already read. */
export const firmsOf = async (userId: UserId, entered: Entered | undefined) => {
  const others = (await listedFirms(userId)).filter((firmId) => firmId !== entered?.firm.firmId);
  const read = others.length > 0 ? await readEntered(userId, others) : [];
  return [...(entered ? [entered] : []), ...read]
    .map(({ firm, member }) => firmReply(firm, member))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
