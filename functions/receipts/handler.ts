import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import { changeReceipt } from './change.ts';
import { listReceipts, readReceipt, type StoredReceipt, shown, statsOf } from './list.ts';
import { report } from './report.ts';
import * as store from './store.ts';

const shownOne = async (userId: string, id: number) => shown(await readReceipt(userId, id));
const present = ({ user }: { user: StoredUser }, id: number) => shownOne(user.userId, id);

export const handler = serve(
  receiptsRoutes,
  {
    list: ({ user, query }) => listReceipts(user.userId, query),
    stats: ({ user }) => statsOf(user.userId),
    get: ({ user, params }) => shownOne(user.userId, params.id),
    create: ({ user, body, once }) => store.createReceipt(user.userId, body.data, body.file, once),
    // Large, and needed by no other call.
    scan: async ({ user, body }) => (await import('./scan.ts')).scan(user, body.file),
    change: ({ user, params, body }) => changeReceipt(user.userId, params.id, body),
    remove: ({ user, params }) => store.removeReceipt(user.userId, params.id),
    report: ({ user, params }) => report(user.userId, params.year),
  },
  {
    again: {
      create: (receipt) => shown(receipt as StoredReceipt),
      change: (_, { user, params }) => shownOne(user.userId, params.id),
    },
    present: { create: present, change: present },
  },
);
