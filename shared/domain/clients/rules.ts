import { countedList } from '../../words.ts';
import type { Changes } from '../changed.ts';

interface Addressed {
  email?: string | null | undefined;
}

/** The changes to a client from given fields: a new email address clears the old one's mail trouble. */
export const clientChanges = <Given extends Changes<Addressed>>(
  current: Addressed,
  given: Given,
): Given & { mailTrouble?: null } => {
  const isReaddressed = given.email !== undefined && given.email !== (current.email ?? null);
  return { ...given, ...(isReaddressed && { mailTrouble: null }) };
};

interface Mailed {
  email?: string | null | undefined;
  mailTrouble?: string | null | undefined;
}

/**
 * A letter's address becomes its client's if they had none, or one that does not accept mail: the next letter and the morning's
 * reminders then use it. If the stored address works, another one applies to this letter only.
 */
export const isFirstAddress = ({ email, mailTrouble }: Mailed, to: string): boolean =>
  (!email || Boolean(mailTrouble)) && to.toLowerCase() !== email?.toLowerCase();

interface Pointed {
  siteCount?: number | undefined;
  jobCount?: number | undefined;
  invoiceCount?: number | undefined;
  draftCount?: number | undefined;
  quoteCount?: number | undefined;
}

/** The records that refer to a client and so prevent deleting it, in words; empty if there are none. */
export const papersOfClient = ({
  siteCount = 0,
  jobCount = 0,
  invoiceCount = 0,
  draftCount = 0,
  quoteCount = 0,
}: Pointed): string =>
  countedList([
    [siteCount, 'property'],
    [jobCount, 'job'],
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);
