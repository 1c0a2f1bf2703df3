import { logger } from '#functions/lib/log.ts';
import { balancePence, type Owed } from '#shared/domain/payments/ledger.ts';
import { isPayable } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { rankPayers } from './payers.ts';

type Moved = Owed & {
  firmId: FirmId;
  id: number;
  clientId: number;
  /** Until when a page of the provider's may be open on which it can be paid. */
  payingUntil?: string | undefined;
  settledCount?: number | undefined;
};

/**
 * What follows an invoice's move once it is written: its client's place, and an end to the provider's pages that ask for what is
 * no longer owed. One that somebody pays on first is kept as more than was owed, so a provider that is down stops nothing.
 */
export const afterMoved = async (before: Moved | undefined, after: Moved | undefined): Promise<void> => {
  await rankPayers(before, after);
  if (!before || !after || !isPayable(after, Date.now()) || balancePence(before) === balancePence(after))
    return;
  const { endPages } = await import('./end-pages.ts');
  await endPages(after).catch((error: unknown) =>
    logger.warn('Pages to pay on stay open', { invoiceId: after.id, reason: String(error) }),
  );
};
