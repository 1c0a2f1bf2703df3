import { usersPage } from '#functions/auth/directory.ts';
import { isDirectoryKey } from '#functions/lib/directory.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { serve } from '#functions/lib/serve.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { acrossFirms, within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { adminContract } from '#shared/admin/contract.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { conflict, invalidField, notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';

const encode = (key: string): string => Buffer.from(key).toString('base64url');
const decode = (cursor: string): string => {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!isDirectoryKey(key)) throw invalidField('cursor', 'Must be a cursor from the page before');
  return key;
};

/** A user, with the billing and email details of their own firm: a person pays for their own firm. */
const shown = (user: StoredUser, firm: StoredFirm | undefined) => ({ ...firm, ...user, id: user.userId });

class NoFirm extends Error {}

const stopMails = async (userId: UserId, stopped: boolean) => {
  const firmId = firstFirmOf(userId);
  // Uses a batch read, the only way in which this function may read users.
  const [item] = await within({ userId }, () => batchGet([keyOf(userEntity, { userId })]));
  const user = rowIn(userEntity, item);
  if (!user) throw notFound();
  const firm = firmEntity.patch({ firmId });
  const stop = stopped
    ? firm.set({ mailStoppedAt: new Date().toISOString() })
    : firm.remove(['mailStoppedAt']);
  try {
    await within({ firms: [firmId] }, () => transact([write(stop, () => new NoFirm())]));
  } catch (error) {
    if (error instanceof NoFirm) throw conflict('This user has no firm of their own, so nothing is sent');
    throw error;
  }
  const { data } = await within({ firms: [firmId] }, () =>
    firmEntity.get({ firmId }).go({ consistent: true }),
  );
  return shown(user, data ?? undefined);
};

export const handler = serve(adminContract, {
  users: async ({ query: { limit = pageRows, cursor } }) => {
    const { rows, next } = await usersPage(limit, cursor === undefined ? undefined : decode(cursor));
    const keys = rows.map(({ userId }) => keyOf(firmEntity, { firmId: firstFirmOf(userId) }));
    const firms = await acrossFirms(() => batchGet(keys));
    return {
      rows: rows.map((user, at) => shown(user, rowIn(firmEntity, firms[at]))),
      next: next && encode(next),
    };
  },
  mail: ({ params, body }) => stopMails(params.userId as UserId, body.stopped),
});
