import type { EntityItem } from 'electrodb';
import { hashOf } from '#functions/lib/hash-of.ts';
import type { clientEntity } from './entity.ts';

/** What is kept of the address of somebody who is written to in a client's place: a link holds nothing personal. */
export const mailboxOf = (address: string): string => hashOf(address.toLowerCase());

/** Whether mails that nobody has to send may not go there: the client stopped them all, or whoever has that address their own. */
export const hasStopped = (
  {
    mailsStoppedAt,
    stoppedMailboxes,
  }: Pick<EntityItem<typeof clientEntity>, 'mailsStoppedAt' | 'stoppedMailboxes'>,
  address: string,
): boolean => Boolean(mailsStoppedAt) || (stoppedMailboxes ?? []).includes(mailboxOf(address));
