import { logger } from '#functions/lib/log.ts';
import { html } from '#functions/lib/mail/html.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredLetter } from './entity.ts';

/** A notice's email, as composed when it was queued. */
export const compose = async (
  _: StoredFirm,
  { to, subject = '', message = '' }: StoredLetter,
): Promise<Mail> => ({
  ...{ to, subject, text: `${message}\n`, isOurs: true },
  html: mailPage(subject, html`${message.split('\n\n').map((each) => mailParagraph(each))}`),
});

export const failed = async ({ firmId }: StoredFirm, _: StoredLetter, reason: string): Promise<void> => {
  logger.error('Nobody was told of a change', { firmId, reason });
};
