import type { EntityItem } from 'electrodb';
import type { clientEntity } from '#functions/clients/entity.ts';
import { mailableAddress } from '#functions/clients/mailable.ts';
import { getClient } from '#functions/clients/store.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { isTrialMail } from '#shared/letter.ts';
import type { Recipient } from '#shared/sites/recipient.ts';
import { siteEntity } from './entity.ts';

type StoredContact = NonNullable<EntityItem<typeof siteEntity>['contacts']>[number];

/** The people who can be told about a property. */
export interface People {
  client: EntityItem<typeof clientEntity>;
  contacts: readonly StoredContact[];
}

/** Reads them. Throws 404 if the client is gone. */
export const peopleOf = async (
  firmId: FirmId,
  { clientId, siteId }: { clientId: number; siteId?: number | null | undefined },
): Promise<People> => {
  const [client, { data: site }] = await Promise.all([
    getClient(firmId, clientId),
    siteId ? siteEntity.get({ firmId, id: siteId }).go({ consistent: true }) : { data: null },
  ]);
  return { client, contacts: site?.contacts ?? [] };
};

/** The contact with an id. Throws 400 naming `path` if there is none. */
export const contactAmong = ({ contacts }: People, id: number, path: string): StoredContact => {
  const contact = contacts.find((each) => each.id === id);
  if (!contact) throw invalidField(path, 'Choose a contact of this property', 'not_yours');
  return contact;
};

/** A recipient's name and email address. Throws 400 if they have none, 409 for one that may not be emailed, naming `path`. */
export const mailTo = (firm: StoredFirm, people: People, who: Recipient, path: string) => {
  if (who === 'client') return { to: mailableAddress(firm, people.client, path), name: people.client.name };
  const { email, name } = contactAmong(people, who, path);
  if (!email) throw invalidField(path, `${name} has no email address`);
  if (isTrialMail(firm)) {
    const message = 'During your trial you can only email the client at their own address';
    throw conflict(message, [{ path, message }]);
  }
  return { to: email, name };
};
