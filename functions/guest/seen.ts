import { invoiceEntity } from '#functions/invoices/entity.ts';
import { held } from '#functions/lib/conditional.ts';
import { readCookie, sessionCookie, signedInUser } from '#functions/lib/session.ts';
import type { Guest } from './opened.ts';

/** The owner who looks at what they sent has not been a customer. */
const isOwner = async (userId: string, cookies: string[] | undefined): Promise<boolean> =>
  (await signedInUser(readCookie(cookies, sessionCookie)))?.userId === userId;

/**
 * Keeps that somebody looked, the first time only: probably the customer, never evidence. It moves no `updatedAt`, so that
 * a form stays open.
 */
export const seen = async ({ link, opened }: Guest, cookies: string[] | undefined): Promise<void> => {
  const { userId, id } = link;
  if (opened.invoice.openedAt || (await isOwner(userId, cookies))) return;
  await held(
    invoiceEntity
      .patch({ userId, id })
      .set({ openedAt: new Date().toISOString() })
      .where((invoice, { notExists }) => notExists(invoice.openedAt)),
  );
};
