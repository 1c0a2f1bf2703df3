import { config } from '#functions/lib/config.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { product } from '#shared/product.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { type Posted, post } from './post.ts';

/** A sensitive action, which a thief would take too. */
interface Act {
  /** The subject of the email: “Bank details changed”. */
  subject: string;
  /** What was done, to follow a name: “changed the bank details”. */
  did: string;
  /** The new state. */
  now: string;
}

const nameOf = ({ firstName, lastName, email }: StoredUser): string => {
  const name = ownNameOf({ firstName, lastName });
  return name ? `${name} (${email})` : email;
};

const londonTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/**
 * Notifies the firm's founder of an action, and others too: whoever did it, and anybody it could be hidden from, at the address
 * they had before a change. Sent by the platform rather than from the firm's mail account, as that may be what was changed.
 */
export const noticeOf = (
  firm: StoredFirm,
  by: StoredUser,
  { subject, did, now }: Act,
  others: (string | undefined)[] = [],
): Posted => {
  const at = Date.now();
  const message = [
    `${nameOf(by)} ${did} of ${businessName(firm)} on ${formatDate(londonDate(at))} at ${londonTime.format(at)}. ${now}`,
    'Was this not you? Sign in and put it right. Then choose “Sign out everywhere” in Settings.',
    `${config.appUrl}/settings`,
  ].join('\n\n');
  const to = [firm.email, ...others].flatMap((address) => address?.toLowerCase() ?? []);
  const posted = [...new Set(to)].map((address) =>
    post({
      firmId: firm.firmId,
      kind: 'notice',
      // The email is not about a document.
      documentId: newId(),
      to: address,
      subject: `${subject}: ${businessName(firm)} on ${product.name}`,
      message,
    }),
  );
  return {
    writes: posted.flatMap(({ writes }) => writes),
    deliver: async () => posted[0]?.deliver(),
  };
};
