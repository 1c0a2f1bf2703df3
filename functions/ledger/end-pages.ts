import { held } from '#functions/lib/conditional.ts';
import { isRefused, provider } from '#functions/lib/provider.ts';
import { checkoutEntity, checkoutsOf, isOpen, type StoredCheckout } from './checkout-entity.ts';
import type { StoredInvoice } from './invoice-entity.ts';

/** Expires a payment page. False if it had been paid on, or had ended. */
export const endPage = async (page: StoredCheckout): Promise<boolean> => {
  const { client } = await provider();
  const { firmId, invoiceId, account: stripeAccount, session, asked } = page;
  try {
    await client.checkout.sessions.expire(session, {}, { stripeAccount });
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  // A concurrent check may have recorded that already.
  await held(
    checkoutEntity
      .patch({ firmId, invoiceId, session })
      .set({ state: 'expired', asked: asked + 1 })
      .where((row, { eq }) => eq(row.asked, asked)),
  );
  return true;
};

/**
 * Expires every page on which an invoice could be paid as it was before its change. Pages created since ask for the current
 * amount, and somebody may be typing their card into one.
 */
export const endPages = async ({
  firmId,
  id,
  settledCount = 0,
}: Pick<StoredInvoice, 'firmId' | 'id' | 'settledCount'>): Promise<void> => {
  const isBefore = (page: StoredCheckout) => (page.settledCount ?? 0) <= settledCount;
  for (const page of (await checkoutsOf(firmId, id)).filter(isOpen)) if (isBefore(page)) await endPage(page);
};
