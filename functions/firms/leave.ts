import { nextInstant } from '#functions/lib/changes.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import {
  firmEntity,
  memberEntity,
  memberOfGuard,
  membershipEntity,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { enteredAt } from './enter.ts';

export const needsOwner = () => conflict('A firm needs an owner');

/** Removes somebody from a firm. `unsent`: what happens to unsent changes on their devices. Throws 409 for its last owner, Moved. */
export const putOut = async (
  member: StoredMember,
  unsent?: 'take' | 'refuse',
  besides: Write[] = [],
): Promise<StoredMember> => {
  const { firmId, userId, employeeId } = member;
  const isOwner = member.role === 'owner';
  const at = nextInstant(member.updatedAt);
  const changes = { state: 'removed' as const, removedAt: at, updatedAt: at, ...(unsent && { unsent }) };
  const counts = firmEntity
    .patch({ firmId })
    .add({ members: -1, owners: isOwner ? -1 : 0 })
    .where((item, { gt, gte }) => (isOwner ? gt(item.owners, 1) : gte(item.owners, 1)));
  const removal = memberEntity
    .patch({ firmId, userId })
    .set(changes)
    .where((item, { eq }) => `${eq(item.state, 'active')} AND ${eq(item.role, member.role)}`);
  const writes = [
    write(counts, needsOwner),
    write(removal, () => new Moved()),
    write(membershipEntity.delete({ userId, firmId })),
    write(userEntity.patch({ userId }).remove(['lastFirmId'])),
    ...(employeeId ? [write(memberOfGuard.delete({ firmId, employeeId }))] : []),
    ...besides,
  ];
  await within({ userId, firms: [firmId] }, () => transact(writes));
  return { ...member, ...changes };
};

/** Leaves a firm. Throws 403 if they are not in it, 409 for its last owner. */
export const leaveFirm = (userId: UserId, asked: string): Promise<void> =>
  untilUnmoved(async () => {
    const { member } = await enteredAt(userId, asked);
    await putOut(member);
  });
