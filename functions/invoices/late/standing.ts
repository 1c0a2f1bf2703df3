import { clientEntity } from '#functions/clients/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import type { ClientKind } from '#shared/clients/tax.ts';
import { type Debtor, nationFor } from '#shared/domain/invoices/lateness.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { StoredClient } from '../issue/document.ts';

/** What the law needs to know about a client: their kind, and where they are. */
export const debtorIn = (firm: StoredFirm | undefined, client: StoredClient | undefined): Debtor => ({
  kind: client?.kind,
  nation: nationFor(client?.address, firm?.business),
});

/** Reads that debtor, and when the invoice's job was completed. */
export const debtorOf = async ({ firmId, clientId, jobId }: StoredInvoice) => {
  const [owner, client, job] = await batchGet([
    keyOf(firmEntity, { firmId }),
    keyOf(clientEntity, { firmId, id: clientId }),
    ...(jobId ? [keyOf(jobEntity, { firmId, id: jobId })] : []),
  ]);
  const { completedAt } = rowIn(jobEntity, job) ?? {};
  return { ...debtorIn(rowIn(firmEntity, owner), rowIn(clientEntity, client)), completedAt };
};

/** Whether a client is a business; undefined if nobody said, which counts as a consumer. */
export const clientKind = async (firmId: FirmId, id: number): Promise<ClientKind | undefined> => {
  const { data } = await clientEntity.get({ firmId, id }).go({ consistent: true, attributes: ['kind'] });
  return data?.kind;
};
