import { usersPage } from '#functions/auth/directory.ts';
import { isDirectoryKey } from '#functions/lib/directory.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { serve } from '#functions/lib/serve.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { acrossFirms } from '#functions/lib/tenant.ts';
import { adminContract } from '#shared/admin/contract.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';

const encode = (key: string): string => Buffer.from(key).toString('base64url');
const decode = (cursor: string): string => {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!isDirectoryKey(key)) throw invalidField('cursor', 'Must be a cursor from the page before');
  return key;
};

export const handler = serve(adminContract, {
  users: async ({ query: { limit = pageRows, cursor } }) => {
    const { rows, next } = await usersPage(limit, cursor === undefined ? undefined : decode(cursor));
    // What somebody pays for is their own firm's.
    const keys = rows.map(({ userId }) => keyOf(firmEntity, { firmId: firstFirmOf(userId) }));
    const firms = await acrossFirms(() => batchGet(keys));
    return {
      rows: rows.map((user, at) => ({ ...rowIn(firmEntity, firms[at]), ...user, id: user.userId })),
      next: next && encode(next),
    };
  },
});
