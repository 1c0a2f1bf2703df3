import { countedList } from '../../words.ts';
import type { Changes } from '../changed.ts';

interface Addressed {
  email?: string | null | undefined;
}

/** What changes of a client with what somebody gave: another address is not the one that mail to ended badly. */
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
 * Where a letter goes becomes its client's address if they had none, or one that takes no mail: the next letter begins with it, and so
 * do the morning's reminders. A second address of a client whose first is well stays with its letter.
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

/** What points to a client, who cannot be deleted then, in words; empty where nothing does. */
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
