import { putOut } from '#functions/firms/leave.ts';
import { type Entered, everyEntered } from '#functions/firms/list.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { clearedCookies } from '#functions/lib/session.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { workEntity } from '#functions/lib/work-entity.ts';
import { conflict, invalidField, notFound } from '#shared/kernel/refusal.ts';

const isAlone = ({ firm }: Entered): boolean => firm.members === 1;

/** A firm with other members continues without the person erasing their account, but not without an owner. */
const expectAnotherOwner = ({ firm, member }: Entered): void => {
  if (member.role === 'owner' && firm.owners === 1)
    throw conflict(`Make someone else owner first, or remove the other ${firm.members - 1}`);
};

/**
 * Starts erasing an account with the firms that have no other member: from now on nobody can sign in to it, and the work is
 * completed even if interrupted. They leave other firms. Throws 400 unless the user typed their own email address to confirm, 409
 * for the last owner of another firm.
 */
export const erase = async (user: StoredUser, confirmation: string) => {
  if (confirmation.toLowerCase() !== user.email.toLowerCase())
    throw invalidField('confirmation', 'Type your email address to confirm');
  const { userId } = user;
  const at = nextInstant(user.updatedAt);
  const all = await everyEntered(userId);
  const firms = all.filter(isAlone).map(({ firm }) => firm);
  const others = all.filter((entered) => !isAlone(entered));
  for (const entered of others) expectAnotherOwner(entered);
  for (const { member } of others) await putOut(member);
  const writes = [
    write(userEntity.patch({ userId }).set({ erasingSince: at, updatedAt: at }), notFound),
    ...firms.map(({ firmId }) => write(firmEntity.patch({ firmId }).set({ erasingSince: at }), notFound)),
    write(workEntity.put({ kind: 'erase', of: userId, beatAt: Date.now() })),
  ];
  await within({ userId, firms: firms.map(({ firmId }) => firmId) }, () => transact(writes));
  await enqueue('work', [{ kind: 'erase', of: userId }]);
  return { cookies: clearedCookies() };
};
