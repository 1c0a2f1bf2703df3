import { note } from '#functions/figures/activity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { post } from '#functions/letters/post.ts';
import { traderAddress } from '#functions/letters/trader-address.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { Guest } from '../opened.ts';
import { quoteOf } from './quote-of.ts';

class AskedBefore extends Error {}

/** Asks for an expired quote to be renewed: the trader is told once per version, by email too. Throws 409 if it has not expired. */
export const askForNewQuote = async (firm: StoredFirm, guest: Guest): Promise<void> => {
  const { quote, sent } = quoteOf(guest);
  const { firmId, id, number: label, askedAt } = quote;
  if (shownQuoteStatus({ status: quote.status, validUntil: sent.validUntil }, today()) !== 'expired')
    throw conflict('This quote hasn’t expired');
  if (askedAt && askedAt > sent.sentAt) return;
  const patch = quoteEntity
    .patch({ firmId, id })
    .set({ askedAt: new Date().toISOString() })
    .where((kept, { notExists, lt }) => `${notExists(kept.askedAt)} OR ${lt(kept.askedAt, sent.sentAt)}`);
  const told = note(firmId, { kind: 'quote_asked', label, subject: 'quotes', subjectId: id });
  const letter = post({
    ...{ firmId, kind: 'quote_asked', documentId: id, version: sent.version },
    to: traderAddress(firm),
  });
  try {
    await transact([write(patch, () => new AskedBefore()), ...told, ...letter.writes]);
  } catch (error) {
    if (error instanceof AskedBefore) return;
    throw error;
  }
  await letter.deliver();
};
