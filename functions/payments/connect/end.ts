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
 * Ends what ties a firm to their accounts at the provider: nobody can pay any more, and no event of theirs finds an owner. The
 * accounts are their own and stay.
 */
export const endConnect = async (firmId: FirmId): Promise<void> => {
  const connect = await readConnect(firmId);
  if (!connect) return;
  // An account that is out of reach has no page of ours that takes money.
  await endEveryPage(firmId).catch((error: unknown) =>
    logger.warn('Pages to pay on stay open', { reason: String(error) }),
  );
  const accounts = [connect.account, ...(connect.formerAccounts ?? [])];
  await transact(accounts.map((account) => write(accountOwner.delete({ account }))));
};
