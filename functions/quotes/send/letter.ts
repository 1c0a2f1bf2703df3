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
import { followUpWords, quoteFacts, quoteWords } from '#shared/quotes/letter.ts';
import { quotePaper } from '../as-paper.ts';
import type { SentQuote } from '../versions/document.ts';
import { readVersion } from '../versions/read.ts';

const factsOf = ({ number, amountPence, validUntil, depositPence }: QuoteDocument) =>
  quoteFacts({ number, total: toPounds(amountPence), validUntil, deposit: toPounds(depositPence ?? 0) });

const usualWords = (kind: StoredLetter['kind'], sent: SentQuote, businessName: string) => {
  const { number, title, sums, validUntil, buyer } = sent;
  const quote = { number, title, total: sums.total, validUntil, clientName: buyer.name, businessName };
  return kind === 'quote' ? quoteWords(quote) : followUpWords(quote);
};

/** The mail that a quote goes with: the letter, its link, and the version it is about as a PDF. */
export const compose = async (
  { firmId }: StoredFirm,
  { documentId: id, version = 1, epoch = 0, seed = '', ...letter }: StoredLetter,
): Promise<Mail> => {
  const { document: sent } = await readVersion(firmId, id, version);
  const paper = await quotePaper(sent);
  const usual = usualWords(letter.kind, sent, paper.seller.name);
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const link = await urlOfLink({ firmId, kind: 'quote', id, epoch, seed });
  const pdf = { filename: `${sent.number}.pdf`, content: await paperPdf(paper) };
  const mail = letterMail({ seller: paper.seller, ...words, link, facts: factsOf(paper) }, pdf);
  return { ...mail, to: letter.to, about: { clientId: sent.buyer.id, quoteId: id } };
};

/** Writes on the quote why its mail did not go out. */
export const failed = async ({ firmId }: StoredFirm, { documentId: id }: StoredLetter, reason: string) => {
  await transact([write(quoteEntity.patch({ firmId, id }).set({ mailTrouble: reason }), notFound)]);
};
