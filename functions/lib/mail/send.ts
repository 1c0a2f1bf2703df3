import { businessName } from '#shared/settings/business-name.ts';
import type { StoredUser } from '../session.ts';
import { hasOwnAccount } from './account.ts';
import type { Mail } from './mail.ts';
import { sendFromOwnAccount } from './own-account.ts';
import { sendFromPlatform } from './platform.ts';

/** Sends a mail in the user's name: from their own account when they have set one up, else from the platform. */
export const sendMail = (user: StoredUser, mail: Mail): Promise<void> =>
  hasOwnAccount(user)
    ? sendFromOwnAccount(user, businessName(user), mail)
    : sendFromPlatform(user, businessName(user), mail);
