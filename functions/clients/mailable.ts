import type { EntityItem } from 'electrodb';
import { hasOwnAccount } from '#functions/lib/mail/account.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { isFirstAddress } from '#shared/domain/clients/rules.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { foreignLink, isTrialMail } from '#shared/letter.ts';
import type { clientEntity } from './entity.ts';
import { readdressClient } from './store.ts';

type StoredClient = EntityItem<typeof clientEntity>;

/** The platform's reputation with email providers depends on not emailing such an address again. */
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

/** What the user entered for an email to a client. */
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

/** The refusal if there is no address: the call must then give `to`, or choose another recipient. */
export const noAddress = (name: string, path = 'to'): Refusal => {
  const message = `${name} has no email address`;
  return new Refusal('validation', message, [{ path, message }]);
};

/** The text that may be sent: during a trial we set the subject. Throws 409 if a trial's message contains a link. */
export const wordsAllowed = <Letter extends Omit<Written, 'to'>>(firm: StoredFirm, letter: Letter) => {
  if (!isTrialMail(firm)) return letter;
  refuseLink(letter.message);
  return { ...letter, subject: undefined };
};

/**
 * An email to a client, ready to send; stores its address on the client's record if that had none. A trial is restricted as
 * `isTrialMail` says. Throws 400 (`to`) without an address, and 409.
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

/** A client's email address. Throws 400 if there is none, 409 for one the platform may not email again. */
export const mailableAddress = (firm: StoredFirm, client: StoredClient, path?: string): string => {
  const { name, email } = client;
  if (!email) throw noAddress(name, path);
  refuseTroubled(firm, client, email);
  return email;
};
