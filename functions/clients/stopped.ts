import type { EntityItem } from 'electrodb';
import { hashOf } from '#functions/lib/hash-of.ts';
import type { clientEntity } from './entity.ts';

/** A hash of the address of somebody who is emailed instead of a client, because a link contains no personal data. */
export const mailboxOf = (address: string): string => hashOf(address.toLowerCase());

/** True if optional emails may not be sent there: the client unsubscribed from all, or that recipient from theirs. */
export const hasStopped = (
  {
    mailsStoppedAt,
    stoppedMailboxes,
  }: Pick<EntityItem<typeof clientEntity>, 'mailsStoppedAt' | 'stoppedMailboxes'>,
  address: string,
): boolean => Boolean(mailsStoppedAt) || (stoppedMailboxes ?? []).includes(mailboxOf(address));
