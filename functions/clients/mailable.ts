import type { EntityItem } from 'electrodb';
import { hasOwnAccount } from '#functions/lib/mail/account.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import type { clientEntity } from './entity.ts';

type StoredClient = EntityItem<typeof clientEntity>;

/** The platform's good name with mail providers hangs on not mailing such an address again. */
const undeliverable = (email: string, trouble: 'bounced' | 'complained') =>
  conflict(
    trouble === 'bounced'
      ? `Emails to ${email} bounce. Check the address.`
      : `${email} marked your email as spam. Ask them for another address, or set up your own email account in Settings.`,
  );

/** Throws 409 where a mail is for the client's own address and the platform may not mail that again. */
export const refuseTroubled = (firm: StoredFirm, { email, mailTrouble }: StoredClient, to: string): void => {
  if (mailTrouble && to.toLowerCase() === email?.toLowerCase() && !hasOwnAccount(firm))
    throw undeliverable(to, mailTrouble);
};

/** The call must then say `to`. */
export const noAddress = (name: string): Refusal => {
  const message = `${name} has no email address`;
  return new Refusal('validation', message, [{ path: 'to', message }]);
};

/** The address a client can be mailed at. Throws 400 where there is none, 409 for one that the platform may not mail again. */
export const mailableAddress = (firm: StoredFirm, client: StoredClient): string => {
  const { name, email } = client;
  if (!email) throw noAddress(name);
  refuseTroubled(firm, client, email);
  return email;
};
