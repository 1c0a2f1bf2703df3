import * as z from 'zod/mini';
import { lazily } from '#functions/lib/lazily.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { guestDocument } from '#shared/guest/document.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import type { Guest, OpenedQuote, StoredLink } from './opened.ts';
import { readLinked } from './read.ts';

const quotes = lazily(() => import('./quote.ts'));
const invoices = lazily(() => import('./invoice.ts'));

/** What a link shows of its document. A process loads what makes the kind it is asked for. */
export const guestDocumentOf = async (firm: StoredFirm, guest: Guest) => {
  const { opened } = guest;
  if (opened.kind === 'quote') return (await quotes()).guestQuoteOf(opened, guest);
  if (opened.kind === 'statement')
    return (await import('./statement.ts')).guestStatementOf(firm, opened, guest.connect);
  if (opened.kind === 'due') return (await import('./dues.ts')).guestDuesOf(firm, opened);
  return (await invoices()).guestInvoiceOf(firm, opened, guest);
};

/** The same as it is now, after something was done by the link. */
export const documentNow = async (link: StoredLink) => {
  const { firm, opened, beside, connect } = await readLinked(link);
  if (!firm || !opened) throw notFound();
  return guestDocumentOf(firm, { link, opened, beside, connect });
};

/**
 * A conflict with the document as it is now: nobody goes by what they no longer see. A refusal is sent as it stands, so what a
 * customer may not see is taken out here, as a reply's shape does it elsewhere.
 */
export const withDocumentNow = async ({ message, issues }: Refusal, link: StoredLink): Promise<Refusal> =>
  new Refusal('not_now', message, issues, { document: z.parse(guestDocument, await documentNow(link)) });

/** The quote that a link opens. Nothing else can be answered: 404. */
export const quoteOf = ({ opened }: Guest): OpenedQuote => {
  if (opened.kind !== 'quote') throw notFound();
  return opened;
};
