import { userEntity } from '#functions/auth/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { clientAt } from '#functions/clients/references.ts';
import { jobAt } from '#functions/jobs/references.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredPayment } from '#functions/payments/entity.ts';
import { shownPayment } from '#functions/payments/read.ts';
import type { StoredInvoice } from '../entity.ts';
import { issuedEntity } from '../issue/entity.ts';
import { issuedOf, shownIssued } from '../issue/read.ts';
import { claimEntity } from './entity.ts';
import { shownClaims } from './read.ts';
import { debtorIn, lateOf } from './standing.ts';

type Pointing = Pick<StoredInvoice, 'userId' | 'clientId' | 'claimIds' | 'hasLines' | 'creditTax'> & {
  jobId?: number | null | undefined;
  /** A new one has none yet, and no lines that were issued. */
  id?: number;
};

/** What a reply says of an invoice from beside it, in one round trip: the items of its client and job, its lines, what the law asks of the client, and its claims. */
export const besideOf = async (invoice: Pointing) => {
  const { userId, id, clientId, jobId, claimIds = [], hasLines } = invoice;
  const [owner, client, ...more] = await batchGet([
    keyOf(userEntity, { userId }),
    clientAt(userId, clientId),
    ...(jobId ? [jobAt(userId, jobId)] : []),
    ...(id && hasLines ? [keyOf(issuedEntity, { userId, id })] : []),
    ...claimIds.map((claimId) => keyOf(claimEntity, { userId, id: claimId })),
  ]);
  const job = jobId ? more.shift() : undefined;
  const issued = id && hasLines ? rowIn(issuedEntity, more.shift()) : undefined;
  return {
    client,
    job,
    lines: issued && shownIssued(invoice, issuedOf(issued).document),
    debtor: debtorIn(rowIn(userEntity, owner), rowIn(clientEntity, client)),
    claims: shownClaims(more.flatMap((item) => rowIn(claimEntity, item) ?? [])),
  };
};

interface Money {
  payments: StoredPayment[];
  beside: Pick<Awaited<ReturnType<typeof besideOf>>, 'debtor' | 'claims'>;
  issued: Partial<ReturnType<typeof shownIssued>> | undefined;
}

/** What a reply says of an invoice beside itself: the payments, and what its lateness comes to. */
export const moneyOf = async (invoice: StoredInvoice, { payments, beside, issued }: Money) => {
  const late = await lateOf(invoice, { ...beside.debtor, payments, ...issued });
  return { payments: payments.map(shownPayment), ...(late && { late }), claims: beside.claims };
};
