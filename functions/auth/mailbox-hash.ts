import { createHmac } from 'node:crypto';
import { keys } from '#functions/lib/keys.ts';
import { mailboxOf } from '#functions/lib/mailbox.ts';

/**
 * A hash of an email address. It shows that a trial was used after the account is erased; without the key nobody can recover the
 * address from it.
 */
export const mailboxHash = async (email: string): Promise<string> => {
  const { sessionKey } = await keys();
  const key = Buffer.from(sessionKey, 'base64');
  return createHmac('sha256', key)
    .update(`trial:${mailboxOf(email)}`)
    .digest('base64url');
};
