import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { urlOfLink } from '#functions/links/new-link.ts';
import type { QuoteDocument } from '#functions/paper/document.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { paperPdf } from '#functions/paper/paper-pdf.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { toPounds } from '#shared/money.ts';
import { quoteFacts } from '#shared/quotes/letter.ts';
import { quotePaper } from '../as-paper.ts';
import { readVersion } from '../versions/read.ts';

const factsOf = ({ number, amountPence, validUntil, depositPence, work }: QuoteDocument) =>
  quoteFacts({
    ...{ number, total: toPounds(amountPence), validUntil, workAt: work.site },
    deposit: toPounds(depositPence ?? 0),
  });

/** The email that sends a quote: the letter, its link, and the version as a PDF. */
export const compose = async (
  { firmId }: StoredFirm,
  {
    id: letterId,
    documentId: id,
    version = 1,
    epoch = 0,
    seed = '',
    to,
    subject = '',
    message = '',
  }: StoredLetter,
): Promise<Mail> => {
  const { document: sent } = await readVersion(firmId, id, version);
  const paper = await quotePaper(sent);
  const link = await urlOfLink({ firmId, kind: 'quote', id, epoch, seed });
  const pdf = { filename: `${sent.number}.pdf`, content: await paperPdf(paper) };
  const mail = letterMail(
    { seller: paper.seller, subject, message, link, linkWords: 'View and accept', facts: factsOf(paper) },
    pdf,
  );
  return { ...mail, to, about: { clientId: sent.buyer.id, quoteId: id, letterId } };
};

/** Records on the quote why its email was not sent. */
export const failed = async ({ firmId }: StoredFirm, { documentId: id }: StoredLetter, reason: string) => {
  await transact([write(quoteEntity.patch({ firmId, id }).set({ mailTrouble: reason }), notFound)]);
};
