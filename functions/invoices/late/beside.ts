import { clientEntity } from '#functions/clients/entity.ts';
import { clientAt } from '#functions/clients/references.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { jobAt } from '#functions/jobs/references.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredPayment } from '#functions/ledger/payment-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { type IssuedPart, oneInvoice } from '#shared/domain/invoices/shown.ts';
import { issuedEntity } from '../issue/entity.ts';
import { issuedOf, issuedPart } from '../issue/read.ts';
import { named, titled } from '../names.ts';
import { claimEntity } from './entity.ts';
import { debtorIn } from './standing.ts';

type Pointing = Pick<StoredInvoice, 'firmId' | 'clientId' | 'claimIds' | 'hasLines'> & {
  jobId?: number | null | undefined;
  /** A new invoice has neither claims nor issued lines yet. */
  id?: number;
};

/**
 * Reads everything about an invoice that is stored beside it, in one round trip: its client and job, its lines, what the law needs
 * to know about the client, and its claims.
 */
export const besideOf = async (invoice: Pointing) => {
  const { firmId, id, clientId, jobId, claimIds = [], hasLines } = invoice;
  const [owner, client, ...more] = await batchGet([
    keyOf(firmEntity, { firmId }),
    clientAt(firmId, clientId),
    ...(jobId ? [jobAt(firmId, jobId)] : []),
    ...(id && hasLines ? [keyOf(issuedEntity, { firmId, id })] : []),
    ...claimIds.map((claimId) => keyOf(claimEntity, { firmId, id: claimId })),
  ]);
  const job = jobId ? more.shift() : undefined;
  const issued = id && hasLines ? rowIn(issuedEntity, more.shift()) : undefined;
  return {
    items: { client, job },
    names: { client: named(client), job: titled(job) },
    issued: issued && issuedPart(issuedOf(issued).document),
    debtor: debtorIn(rowIn(firmEntity, owner), rowIn(clientEntity, client)),
    claims: more.flatMap((item) => rowIn(claimEntity, item) ?? []),
    completedAt: rowIn(jobEntity, job)?.completedAt,
  };
};
type Beside = Pick<Awaited<ReturnType<typeof besideOf>>, 'debtor' | 'claims' | 'names'> & {
  issued: IssuedPart | undefined;
  completedAt?: string | undefined;
};

/** The invoice as replies show it today, built from what was read. Payments are newest first. */
export const withBeside = (
  invoice: StoredInvoice,
  payments: readonly StoredPayment[],
  { issued, ...beside }: Beside,
) => oneInvoice({ ...invoice, issued }, { ...beside, payments }, { now: Date.now(), today: today() });
