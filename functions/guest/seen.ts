import { note } from '#functions/dashboard/record.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { happened } from '#functions/lib/metrics.ts';
import { readCookie, sessionCookie, signedInUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import type { Guest } from './opened.ts';

/** The owner who looks at what they sent has not been a customer. */
const isOwner = async (userId: string, cookies: string[] | undefined): Promise<boolean> =>
  (await signedInUser(readCookie(cookies, sessionCookie)))?.userId === userId;

class SeenEarlier extends Error {}

/** Whether nobody had looked before. */
const firstTime = async (noted: Promise<void>): Promise<boolean> => {
  try {
    await noted;
    return true;
  } catch (error) {
    if (error instanceof SeenEarlier) return false;
    throw error;
  }
};

const quoteSeen = async ({ userId, id, number: label }: StoredQuote): Promise<void> => {
  const patch = quoteEntity
    .patch({ userId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((quote, { notExists }) => notExists(quote.openedAt));
  const told = note(userId, { kind: 'quote_opened', label, subject: 'quotes', subjectId: id });
  if (await firstTime(transact([write(patch, () => new SeenEarlier()), ...told]))) happened('QuoteOpened');
};

const invoiceSeen = async (userId: string, id: number): Promise<void> => {
  const patch = invoiceEntity
    .patch({ userId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((invoice, { notExists }) => notExists(invoice.openedAt));
  await firstTime(transact([write(patch, () => new SeenEarlier())]));
};

/**
 * Keeps that somebody looked, the first time only: probably the customer, never evidence. It moves no `updatedAt`, so that
 * a form stays open.
 */
export const seen = async ({ link, opened }: Guest, cookies: string[] | undefined): Promise<void> => {
  // Of a statement nobody asks whether it was read.
  if (opened.kind === 'statement') return;
  const document = opened.kind === 'quote' ? opened.quote : opened.invoice;
  if (document.openedAt || (await isOwner(link.userId, cookies))) return;
  if (opened.kind === 'quote') await quoteSeen(opened.quote);
  else await invoiceSeen(link.userId, link.id);
};
