import { isDirectoryKey, usersPage } from '#functions/auth/directory.ts';
import { invalidField } from '#functions/lib/errors.ts';
import { serve } from '#functions/lib/serve.ts';
import { adminRoutes } from '#shared/admin/contract.ts';
import { pageRows } from '#shared/limits.ts';

const encode = (key: string): string => Buffer.from(key).toString('base64url');
const decode = (cursor: string): string => {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!isDirectoryKey(key)) throw invalidField('cursor', 'Must be a cursor from the page before');
  return key;
};

export const handler = serve(adminRoutes, {
  users: async ({ query: { limit = pageRows, cursor } }) => {
    const { rows, next } = await usersPage(limit, cursor === undefined ? undefined : decode(cursor));
    return { rows: rows.map((user) => ({ ...user, id: user.userId })), next: next && encode(next) };
  },
});
