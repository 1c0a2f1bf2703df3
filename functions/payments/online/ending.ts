import { held } from '#functions/lib/conditional.ts';
import { isRefused, provider } from '#functions/lib/provider.ts';
import { checkoutEntity, checkoutsOf, isOpen, type StoredCheckout } from './entity.ts';

/** Ends a page on which an invoice can be paid. False where it was paid on, or had ended, before. */
export const endPage = async (page: StoredCheckout): Promise<boolean> => {
  const { client } = await provider();
  const { userId, invoiceId, account: stripeAccount, session, asked } = page;
  try {
    await client.checkout.sessions.expire(session, {}, { stripeAccount });
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  // Whoever else has asked meanwhile was told of it too.
  await held(
    checkoutEntity
      .patch({ userId, invoiceId, session })
      .set({ state: 'expired', asked: asked + 1 })
      .where((row, { eq }) => eq(row.asked, asked)),
  );
  return true;
};

/** Ends every page on which an invoice can still be paid. */
export const endPages = async (userId: string, invoiceId: number): Promise<void> => {
  for (const page of (await checkoutsOf(userId, invoiceId)).filter(isOpen)) await endPage(page);
};
