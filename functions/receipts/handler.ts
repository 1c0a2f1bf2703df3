import { expectOwnJob } from '#functions/jobs/own.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { receiptsContract } from '#shared/receipts/contract.ts';
import { changeReceipt } from './change.ts';
import { listReceipts, shown, statsOf } from './list.ts';
import { readReceiptOf, type StoredReceipt } from './read.ts';
import { report } from './report.ts';
import * as store from './store.ts';

interface Caller {
  firm: StoredFirm;
  user: StoredUser;
  mine?: number | undefined;
}

/** Field workers can reach only the receipts they made. */
const byOf = ({ user, mine }: Caller) => (mine === undefined ? undefined : user.userId);

const present = async (caller: Caller, id: number) =>
  shown(await readReceiptOf(caller.firm.firmId, id, byOf(caller)));

export const handler = serve(
  receiptsContract,
  {
    list: (call) => listReceipts(call.firm.firmId, call.query, byOf(call)),
    stats: ({ firm }) => statsOf(firm.firmId),
    get: (call) => present(call, call.params.id),
    create: async ({ user, firm, body, mine, once }) => {
      await expectOwnJob(firm.firmId, body.data.jobId, mine);
      const of = { firmId: firm.firmId, madeBy: user.userId };
      return store.createReceipt(of, body.data, body.file, once);
    },
    // Imported here because it is large and no other call needs it.
    scan: async ({ firm, body }) => (await import('./scan.ts')).scan(firm, body.file),
    change: async (call) => {
      const { firm, params, body, mine } = call;
      await expectOwnJob(firm.firmId, body.jobId, mine);
      return changeReceipt({ firmId: firm.firmId, id: params.id, by: byOf(call) }, body);
    },
    remove: ({ firm, params, query }) => store.removeReceipt(firm.firmId, params.id, query.updatedAt),
    report: ({ firm, params }) => report(firm.firmId, params.year),
  },
  {
    again: {
      create: (receipt) => shown(receipt as StoredReceipt),
      change: (_, call) => present(call, call.params.id),
    },
    present: { create: present, change: present, remove: present },
  },
);
