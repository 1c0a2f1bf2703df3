import type { EntityItem } from 'electrodb';
import { hasOwnAccount } from '#functions/lib/mail/account.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { isFirstAddress } from '#shared/domain/clients/rules.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { foreignLink, isTrialMail } from '#shared/letter.ts';
import type { clientEntity } from './entity.ts';
import { readdressClient } from './store.ts';

type StoredClient = EntityItem<typeof clientEntity>;

/** The platform's good name with mail providers hangs on not mailing such an address again. */
const undeliverable = (email: string, trouble: 'bounced' | 'complained') =>
  conflict(
    trouble === 'bounced'
      ? `Emails to ${email} bounce. Check the address.`
      : `${email} marked your email as spam. Ask them for another address, or set up your own email account in Settings.`,
  );

const refuseTroubled = (firm: StoredFirm, { email, mailTrouble }: StoredClient, to: string): void => {
  if (mailTrouble && to.toLowerCase() === email?.toLowerCase() && !hasOwnAccount(firm))
    throw undeliverable(to, mailTrouble);
};

const refusedAt = (path: string, message: string): Refusal => conflict(message, [{ path, message }]);

/** What somebody wrote of a letter to a client, if they did. */
interface Written {
  to?: string | null | undefined;
  subject?: string | null | undefined;
  message?: string | null | undefined;
}

const refuseStranger = ({ name, email }: StoredClient, to: string): void => {
  if (email && to.toLowerCase() !== email.toLowerCase())
    throw refusedAt(
      'to',
      `During your trial you can only email ${name} at ${email}. Change their address first, or set up your own email account in Settings.`,
    );
};

const refuseLink = (message: string | null | undefined): void => {
  const link = foreignLink(message ?? '');
  if (link)
    throw refusedAt('message', `During your trial a message can’t have links in it. Take out ${link}.`);
};

/** The call must then say `to`, or choose somebody else. */
export const noAddress = (name: string, path = 'to'): Refusal => {
  const message = `${name} has no email address`;
  return new Refusal('validation', message, [{ path, message }]);
};

/** The words that may be sent: on a trial the subject is ours. Throws 409 if the message of a trial has a link in it. */
export const wordsAllowed = <Letter extends Omit<Written, 'to'>>(firm: StoredFirm, letter: Letter) => {
  if (!isTrialMail(firm)) return letter;
  refuseLink(letter.message);
  return { ...letter, subject: undefined };
};

/**
 * A letter to a client as it may go, its address kept on the client's record if that had none. On trial it is held to what
 * `isTrialMail` says. Throws 400 (`to`) where there is no address, and 409.
 */
export const letterTo = async <Letter extends Written>(
  firm: StoredFirm,
  client: StoredClient,
  letter: Letter,
): Promise<Letter & { to: string }> => {
  const to = letter.to ?? client.email;
  if (!to) throw noAddress(client.name);
  refuseTroubled(firm, client, to);
  const isNew = isFirstAddress(client, to);
  const words = wordsAllowed(firm, letter);
  if (isTrialMail(firm) && !isNew) refuseStranger(client, to);
  if (isNew) await readdressClient(firm.firmId, client.id, to);
  return { ...words, to };
};

/** The address a client can be mailed at. Throws 400 where there is none, 409 for one that the platform may not mail again. */
export const mailableAddress = (firm: StoredFirm, client: StoredClient, path?: string): string => {
  const { name, email } = client;
  if (!email) throw noAddress(name, path);
  refuseTroubled(firm, client, email);
  return email;
};
