import { firmsFoundedBy } from '#functions/firms/founder.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { clearedCookies } from '#functions/lib/session.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { invalidField, notFound } from '#shared/kernel/refusal.ts';
import { workEntity } from './entity.ts';

/**
 * Begins to erase an account with the firms that it founded: from here on nobody can sign in to it, and the work is done even if it is interrupted.
 * Throws 400 unless the user's own email address was typed to confirm.
 */
export const erase = async (user: StoredUser, confirmation: string) => {
  if (confirmation.toLowerCase() !== user.email.toLowerCase())
    throw invalidField('confirmation', 'Type your email address to confirm');
  const { userId } = user;
  const at = nextInstant(user.updatedAt);
  const firms = await firmsFoundedBy(userId);
  const writes = [
    write(userEntity.patch({ userId }).set({ erasingSince: at, updatedAt: at }), notFound),
    ...firms.map(({ firmId }) => write(firmEntity.patch({ firmId }).set({ erasingSince: at }), notFound)),
    write(workEntity.put({ kind: 'erase', of: userId, beatAt: Date.now() })),
  ];
  await within({ userId, firms: firms.map(({ firmId }) => firmId) }, () => transact(writes));
  await enqueue('work', [{ kind: 'erase', of: userId }]);
  return { cookies: clearedCookies() };
};
