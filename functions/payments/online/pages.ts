import { checkoutsOf, isOpen, type StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import { endPage } from '#functions/ledger/end-pages.ts';
import { answering } from '#functions/lib/provider.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { settlePayment } from './settle-payment.ts';

const settle = ({ firmId, invoiceId, account, session }: StoredCheckout): Promise<void> =>
  settlePayment(firmId, invoiceId, { account, session });

/** Ends a page; what was paid on it meanwhile is looked at. */
export const closePage = async (page: StoredCheckout): Promise<void> => {
  if (!(await endPage(page))) await settle(page);
};

/** The same of every page on which an invoice can still be paid. Throws 502 without the provider. */
export const closePages = (firmId: FirmId, invoiceId: number): Promise<void> =>
  answering(async () => {
    for (const page of (await checkoutsOf(firmId, invoiceId)).filter(isOpen)) await closePage(page);
  });

/** How many pages a look asks for: an invoice has seldom more than one that is undecided. */
const perLook = 5;

const isUndecided = ({ state }: StoredCheckout): boolean => state === 'open' || state === 'coming';

/**
 * Asks for the pages of an invoice that are undecided, or for the one that was named if it is the invoice's. Answers how many were
 * asked for.
 */
export const checkPages = async (firmId: FirmId, invoiceId: number, session?: string): Promise<number> => {
  const all = await checkoutsOf(firmId, invoiceId);
  const asked = session
    ? all.filter((page) => page.session === session)
    : all.filter(isUndecided).slice(0, perLook);
  for (const page of asked) await settle(page);
  return asked.length;
};
