import { config } from '#functions/lib/config.ts';
import { logger } from '#functions/lib/log.ts';
import { type Html, html } from '#functions/lib/mail/html.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { mailButton, mailHead, mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { product } from '#shared/product.ts';
import type { StoredLetter } from './entity.ts';

/** A paragraph; an address of ours is a button, as a customer's email has it. */
const paragraph = (text: string): Html =>
  mailParagraph(text.startsWith(`${config.appUrl}/`) ? mailButton(text, `Open ${product.name}`) : text);

/** A notice's email, as composed when it was queued. */
export const compose = async (
  _: StoredFirm,
  { to, subject = '', message = '' }: StoredLetter,
): Promise<Mail> => ({
  ...{ to, subject, text: `${message}\n`, isOurs: true },
  html: mailPage(
    subject,
    html`${mailHead(product.name)}
${message.split('\n\n').map(paragraph)}`,
  ),
});

export const failed = async ({ firmId }: StoredFirm, _: StoredLetter, reason: string): Promise<void> => {
  logger.error('Nobody was told of a change', { firmId, reason });
};
