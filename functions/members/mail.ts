import { html } from '#functions/lib/mail/html.ts';
import { mailButton, mailHead, mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import { sendFromPlatform } from '#functions/lib/mail/platform.ts';
import { honestName } from '#functions/lib/mail/sender.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { roleSentence } from '#shared/members/words.ts';
import { product } from '#shared/product.ts';
import { businessName } from '#shared/settings/business-name.ts';
import type { StoredInvitation } from './entity.ts';

/** Sent by the platform, not from the firm's own account, because it is about signing in. */
export const mailInvitation = (
  firm: StoredFirm,
  { email, role, expiresAt }: StoredInvitation,
  url: string,
): Promise<void> => {
  const name = honestName(firm, businessName(firm));
  const subject = `Join ${name} on ${product.name}`;
  const words = [
    `${name} invites you to work with them on ${product.name}. ${roleSentence[role]}`,
    `Sign in with this email address. The invitation is for you alone and ends on ${formatDate(londonDate(expiresAt))}.`,
    'If you don’t know them, ignore this email.',
  ] as const;
  return sendFromPlatform(firm, name, {
    to: email,
    subject,
    text: `${words[0]}\n\n${url}\n\n${words[1]}\n\n${words[2]}\n`,
    html: mailPage(
      subject,
      html`${mailHead(product.name)}
${mailParagraph(words[0])}
<p style="margin:0 0 16px">${mailButton(url, `Join ${name}`)}</p>
${mailParagraph(words[1])}
${mailParagraph(words[2])}`,
    ),
  });
};
