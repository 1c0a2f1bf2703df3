import * as z from 'zod/mini';
import { lazily } from '#functions/lib/lazily.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { guestDocument } from '#shared/guest/document.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import type { Guest, StoredLink } from './opened.ts';
import { readLinked } from './read.ts';

const quotes = lazily(() => import('./quotes/document.ts'));
const invoices = lazily(() => import('./invoice.ts'));

/** What a link shows of its document. The code for each kind loads on demand. */
export const guestDocumentOf = async (firm: StoredFirm, guest: Guest) => {
  const { opened } = guest;
  if (opened.kind === 'quote') return (await quotes()).guestQuoteOf(opened, guest);
  if (opened.kind === 'statement')
    return (await import('./statement.ts')).guestStatementOf(firm, opened, guest.connect);
  if (opened.kind === 'due') return (await import('./dues/document.ts')).guestDuesOf(firm, opened);
  return (await invoices()).guestInvoiceOf(firm, opened, guest);
};

/** Same, read again after something was done through the link. */
export const documentNow = async (link: StoredLink) => {
  const { firm, opened, beside, connect } = await readLinked(link);
  if (!firm || !opened) throw notFound();
  return guestDocumentOf(firm, { link, opened, beside, connect });
};

/**
 * A conflict that carries the current document, so that nobody acts on an outdated one. Refusals are sent as they are, so this
 * removes what a customer may not see, which the contract does for normal replies.
 */
export const withDocumentNow = async ({ message, issues }: Refusal, link: StoredLink): Promise<Refusal> =>
  new Refusal('not_now', message, issues, { document: z.parse(guestDocument, await documentNow(link)) });
