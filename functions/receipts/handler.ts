import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import { changeReceipt } from './change.ts';
import { listReceipts, readReceipt, type StoredReceipt, shown, statsOf } from './list.ts';
import { report } from './report.ts';
import * as store from './store.ts';

const shownOne = async (firmId: FirmId, id: number) => shown(await readReceipt(firmId, id));
const present = ({ firm }: { firm: StoredFirm }, id: number) => shownOne(firm.firmId, id);

export const handler = serve(
  receiptsRoutes,
  {
    list: ({ firm, query }) => listReceipts(firm.firmId, query),
    stats: ({ firm }) => statsOf(firm.firmId),
    get: ({ firm, params }) => shownOne(firm.firmId, params.id),
    create: ({ firm, body, once }) => store.createReceipt(firm.firmId, body.data, body.file, once),
    // Large, and needed by no other call.
    scan: async ({ firm, body }) => (await import('./scan.ts')).scan(firm, body.file),
    change: ({ firm, params, body }) => changeReceipt(firm.firmId, params.id, body),
    remove: ({ firm, params }) => store.removeReceipt(firm.firmId, params.id),
    report: ({ firm, params }) => report(firm.firmId, params.year),
  },
  {
    again: {
      create: (receipt) => shown(receipt as StoredReceipt),
      change: (_, { firm, params }) => shownOne(firm.firmId, params.id),
    },
    present: { create: present, change: present },
  },
);
