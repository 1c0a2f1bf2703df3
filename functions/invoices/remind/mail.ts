import { businessOf } from '#functions/firms/business.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { factsFor } from '../send/facts.ts';
import type { Enclosed } from './enclosed.ts';

/** A reminder's email with its attachment. */
export const reminderMail = async (
  firm: StoredFirm,
  { document, enclosed }: { document: InvoiceDocument; enclosed: Enclosed },
  words: { subject: string; message: string; link?: string },
): Promise<Omit<Mail, 'to' | 'about'>> => {
  const pdf = { filename: enclosed.fileName, content: await enclosed.bytes() };
  const facts = enclosed.facts?.(await businessOf(firm)) ?? (await factsFor(firm, document));
  return letterMail({ seller: document.seller, ...words, facts }, pdf);
};
