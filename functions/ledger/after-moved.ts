import { rankClient } from '#functions/clients/ranking.ts';
import { logger } from '#functions/lib/log.ts';
import { balancePence, type Owed, receivedPence } from '#shared/domain/payments/ledger.ts';
import { isPayable } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';

type Payer = Owed & { firmId: FirmId; clientId: number };

/** Updates the rank of each client whose total payments an invoice's change altered. */
const rankPayers = async (before: Payer | undefined, after: Payer | undefined): Promise<void> => {
  const paidBefore = before ? receivedPence(before) : 0;
  const paidAfter = after ? receivedPence(after) : 0;
  if (paidBefore === paidAfter && before?.clientId === after?.clientId) return;
  const payers = [...(paidBefore && before ? [before] : []), ...(paidAfter && after ? [after] : [])];
  const clients = new Map(payers.map(({ firmId, clientId }) => [clientId, firmId]));
  await Promise.all([...clients].map(([clientId, firmId]) => rankClient(firmId, clientId)));
};

type Owing = Owed & {
  firmId: FirmId;
  id: number;
  clientId: number;
  /** When the last Stripe page on which it can be paid expires. */
  payingUntil?: string | undefined;
  settledCount?: number | undefined;
};

/**
 * Runs after an invoice's change is written: updates its client's rank, and closes payment pages for amounts no longer owed. If
 * somebody pays on one first, it is recorded as an overpayment, so an outage of Stripe blocks nothing.
 */
export const afterMoved = async (before: Owing | undefined, after: Owing | undefined): Promise<void> => {
  await rankPayers(before, after);
  if (!before || !after || !isPayable(after, Date.now()) || balancePence(before) === balancePence(after))
    return;
  const { endPages } = await import('./end-pages.ts');
  await endPages(after).catch((error: unknown) =>
    logger.warn('Pages to pay on stay open', { invoiceId: after.id, reason: String(error) }),
  );
};
