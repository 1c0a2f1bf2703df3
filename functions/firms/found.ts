import { taxCounted } from '#functions/figures/tax-day-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import {
  firmEntity,
  memberEntity,
  membershipEntity,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf, newFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { readUser } from '#functions/lib/tenant/read-user.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { boundTo, within } from '#functions/lib/tenant.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { directoryKeys } from './directory.ts';
import { findEntered } from './list.ts';
import { findFirm } from './read.ts';

type Known = Partial<Pick<StoredFirm, 'business' | 'trialStartDate' | 'trialEndDate' | 'isTrialActive'>>;

export interface Founded {
  firm: StoredFirm;
  member: StoredMember;
  /** For one transaction. They throw Moved if the firm exists already, or the person's name has changed. */
  writes: Write[];
}

/** A new firm with its founder as owner. */
export const founded = (user: StoredUser, firmId: FirmId, known: Known = {}): Founded => {
  const at = nextInstant();
  const { userId, email, firstName, lastName } = user;
  const firm = {
    firmId,
    userId,
    email,
    ...withoutNulls({ firstName, lastName }),
    ...known,
    members: 1,
    owners: 1,
    taxCounted,
    createdAt: at,
    updatedAt: at,
  };
  const member = {
    firmId,
    userId,
    role: 'owner' as const,
    seesPrices: true,
    state: 'active' as const,
    joinedAt: at,
    updatedAt: at,
  };
  const writes = [
    write(firmEntity.create({ ...firm, ...directoryKeys(firmId, at) }), () => new Moved()),
    write(memberEntity.create(member), () => new Moved()),
    write(membershipEntity.put({ userId, firmId })),
    write(
      userEntity
        .patch({ userId })
        .set({
          // Creating a further firm doesn't switch to it.
          lastFirmId: user.lastFirmId ?? firmId,
          ...(known.trialStartDate && { trialUsedAt: known.trialStartDate }),
          updatedAt: at,
        })
        .where((item, { eq }) => eq(item.updatedAt, user.updatedAt)),
      () => new Moved(),
    ),
  ];
  return { firm, member, writes };
};

/** The id for the firm of somebody who has none: that of their first firm, unless they were removed from it. */
export const idToFound = async (userId: UserId): Promise<FirmId> => {
  const first = firstFirmOf(userId);
  return (await within({ firms: [first] }, () => findFirm(first))) ? newFirmId() : first;
};

/** Creates a firm, without a trial, for somebody who has none. */
export const foundFirst = (userId: UserId): Promise<StoredFirm> =>
  untilUnmoved(async () => {
    // Read first: a concurrent creation changes it, and this is retried.
    const user = await readUser(userId);
    const known = await findEntered(userId, firstFirmOf(userId));
    const { firm, writes } = known ? { ...known, writes: [] } : founded(user, await idToFound(userId));
    // The rest of the call runs in the new firm.
    boundTo({ userId, firms: [firm.firmId] });
    if (writes.length > 0) await transact(writes);
    return firm;
  });
