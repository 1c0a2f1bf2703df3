import { held } from '#functions/lib/conditional.ts';
import { isRefused, provider } from '#functions/lib/provider.ts';
import { checkoutEntity, checkoutsOf, isOpen, type StoredCheckout } from './checkout-entity.ts';
import type { StoredInvoice } from './invoice-entity.ts';

/** Ends a page on which an invoice can be paid. False where it was paid on, or had ended, before. */
export const endPage = async (page: StoredCheckout): Promise<boolean> => {
  const { client } = await provider();
  const { firmId, invoiceId, account: stripeAccount, session, asked } = page;
  try {
    await client.checkout.sessions.expire(session, {}, { stripeAccount });
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  // Whoever else has asked meanwhile was told of it too.
  await held(
    checkoutEntity
      .patch({ firmId, invoiceId, session })
      .set({ state: 'expired', asked: asked + 1 })
      .where((row, { eq }) => eq(row.asked, asked)),
  );
  return true;
};

/**
 * Ends every page on which an invoice can still be paid as it was before it moved. One that was made since asks for what is owed now,
 * and somebody may be typing their card into it.
 */
export const endPages = async ({
  firmId,
  id,
  settledCount = 0,
}: Pick<StoredInvoice, 'firmId' | 'id' | 'settledCount'>): Promise<void> => {
  const isBefore = (page: StoredCheckout) => (page.settledCount ?? 0) <= settledCount;
  for (const page of (await checkoutsOf(firmId, id)).filter(isOpen)) if (isBefore(page)) await endPage(page);
};
