import { checkoutEntity, isOpen } from '#functions/ledger/checkout-entity.ts';
import { endPage } from '#functions/ledger/end-pages.ts';
import { logger } from '#functions/lib/log.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { accountOwner, readConnect } from './entity.ts';

const endEveryPage = async (firmId: FirmId): Promise<void> => {
  const { data } = await checkoutEntity.query.byInvoice({ firmId }).go({ pages: 'all', consistent: true });
  for (const page of data.filter(isOpen)) await endPage(page);
};

/**
 * Removes everything that links a firm to its Stripe accounts: nobody can pay any more, and their events find no owner. The
 * accounts themselves are the firm's and stay.
 */
export const endConnect = async (firmId: FirmId): Promise<void> => {
  const connect = await readConnect(firmId);
  if (!connect) return;
  // A failure is only logged: an account we can't reach has no payment page of ours that takes money.
  await endEveryPage(firmId).catch((error: unknown) =>
    logger.warn('Pages to pay on stay open', { reason: String(error) }),
  );
  const accounts = [connect.account, ...(connect.formerAccounts ?? [])];
  await transact(accounts.map((account) => write(accountOwner.delete({ account }))));
};
