import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { hasOwnAccount } from './account.ts';
import type { Mail } from './mail.ts';
import { sendFromOwnAccount } from './own-account.ts';
import { sendFromPlatform } from './platform.ts';

/** Sends a mail in the firm's name: from its own account if set up, else from the platform. */
export const sendMail = (firm: StoredFirm, mail: Mail): Promise<void> =>
  hasOwnAccount(firm) && !mail.isOurs
    ? sendFromOwnAccount(firm, businessName(firm), mail)
    : sendFromPlatform(firm, businessName(firm), mail);
