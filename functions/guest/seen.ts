import { note } from '#functions/figures/activity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { happened } from '#functions/lib/metrics.ts';
import { readCookie, sessionCookie, signedIn } from '#functions/lib/session.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Guest } from './opened.ts';

/** True for a member of the sending firm, who is not the customer. */
const isOfFirm = async (firm: FirmId, cookies: string[] | undefined): Promise<boolean> =>
  (await within({}, () => signedIn(readCookie(cookies, sessionCookie), { firm })))?.entered !== undefined;

class SeenEarlier extends Error {}

/** True if nobody had looked before. */
const firstTime = async (noted: Promise<void>): Promise<boolean> => {
  try {
    await noted;
    return true;
  } catch (error) {
    if (error instanceof SeenEarlier) return false;
    throw error;
  }
};

const quoteSeen = async ({ firmId, id, number: label }: StoredQuote): Promise<void> => {
  const patch = quoteEntity
    .patch({ firmId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((quote, { notExists }) => notExists(quote.openedAt));
  const told = note(firmId, { kind: 'quote_opened', label, subject: 'quotes', subjectId: id });
  if (await firstTime(transact([write(patch, () => new SeenEarlier()), ...told]))) happened('QuoteOpened');
};

const invoiceSeen = async (firmId: FirmId, id: number): Promise<void> => {
  const patch = invoiceEntity
    .patch({ firmId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((invoice, { notExists }) => notExists(invoice.openedAt));
  await firstTime(transact([write(patch, () => new SeenEarlier())]));
};

/**
 * Records that somebody looked, the first time only: probably the customer, never evidence. Doesn't change `updatedAt`, so that an
 * open form stays valid.
 */
export const seen = async ({ link, opened }: Guest, cookies: string[] | undefined): Promise<void> => {
  // Views of a statement or of what is due are not recorded.
  if (opened.kind === 'statement') return;
  if (opened.kind === 'due') return;
  const document = opened.kind === 'quote' ? opened.quote : opened.invoice;
  if (document.openedAt || (await isOfFirm(link.firmId, cookies))) return;
  if (opened.kind === 'quote') await quoteSeen(opened.quote);
  else await invoiceSeen(link.firmId, link.id);
};
