import { checkoutsOf, isOpen, type StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import { endPage } from '#functions/ledger/end-pages.ts';
import { answering } from '#functions/lib/provider.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { settlePayment } from './settle-payment.ts';

const settle = ({ firmId, invoiceId, account, session }: StoredCheckout): Promise<void> =>
  settlePayment(firmId, invoiceId, { account, session });

/** Closes a page, or settles the payment made on it meanwhile. */
export const closePage = async (page: StoredCheckout): Promise<void> => {
  if (!(await endPage(page))) await settle(page);
};

/** Same, for every page on which an invoice can still be paid. Throws 502 if Stripe doesn't answer. */
export const closePages = (firmId: FirmId, invoiceId: number): Promise<void> =>
  answering(async () => {
    for (const page of (await checkoutsOf(firmId, invoiceId)).filter(isOpen)) await closePage(page);
  });

/** How many pages one check asks about: an invoice rarely has more than one undecided. */
const perLook = 5;

const isUndecided = ({ state }: StoredCheckout): boolean => state === 'open' || state === 'coming';

/** Checks an invoice's undecided pages, or the named one if it is this invoice's. Returns how many were checked. */
export const checkPages = async (firmId: FirmId, invoiceId: number, session?: string): Promise<number> => {
  const all = await checkoutsOf(firmId, invoiceId);
  const asked = session
    ? all.filter((page) => page.session === session)
    : all.filter(isUndecided).slice(0, perLook);
  for (const page of asked) await settle(page);
  return asked.length;
};
