import { memberEntity, type StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { findUser } from '#functions/lib/tenant/read-user.ts';
import { sessionEntity } from '#functions/lib/tenant/session-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

/** All present and former members of a firm. */
export const membersOf = async (firmId: FirmId): Promise<StoredMember[]> => {
  const { data } = await memberEntity.query.byUser({ firmId }).go({ pages: 'all', consistent: true });
  return data;
};

const lastSeen = async (userId: UserId): Promise<string | null> => {
  const { data } = await sessionEntity.query.byHash({ userId }).go({ pages: 'all' });
  const at = Math.max(0, ...data.map(({ lastSeenAt }) => lastSeenAt));
  return at > 0 ? new Date(at).toISOString() : null;
};

/** A member as the firm's owner sees them. Their personal details are in their own record, which they may have erased. */
export const memberReply = (member: StoredMember) =>
  within({ userId: member.userId }, async () => {
    const isActive = member.state === 'active';
    const [user, lastSeenAt] = await Promise.all([
      findUser(member.userId),
      // A firm may not see the activity of somebody who has left it.
      isActive ? lastSeen(member.userId) : null,
    ]);
    const { email, firstName, lastName } = user ?? {};
    return { ...member, email, firstName, lastName, lastSeenAt };
  });

/** Owners first, then in the order they joined; removed members last. */
const order = ['owner', 'office', 'field', 'accountant'];
const placeOf = ({ state, role, joinedAt }: StoredMember): string =>
  `${state} ${order.indexOf(role)} ${joinedAt}`;

export const listMembers = async (firmId: FirmId) => {
  const members = await membersOf(firmId);
  const sorted = members.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return Promise.all(sorted.map(memberReply));
};

/** True if somebody who signs in with an address is in the firm. */
export const activeWithEmail = async (firmId: FirmId, email: string): Promise<boolean> => {
  const active = (await membersOf(firmId)).filter(({ state }) => state === 'active');
  const users = await Promise.all(active.map(({ userId }) => within({ userId }, () => findUser(userId))));
  return users.some((user) => user?.email === email);
};
