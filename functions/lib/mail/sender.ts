import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { product } from '#shared/product.ts';
import { domainOf, mailboxOf } from '../mailbox.ts';
import { looksLikeAnother } from './look-alike.ts';

const longestName = 64;

const isOnTrial = ({ stripeSubscriptionId }: StoredFirm): boolean => !stripeSubscriptionId;

/**
 * A firm's name if the platform may use it, else its email address. An address inside a name would look like the sender's, and a
 * trial account has proved no more than a mailbox.
 */
export const honestName = (firm: StoredFirm, name: string): string => {
  const isDoubtful = /@|:\/\//.test(name) || (isOnTrial(firm) && looksLikeAnother(name));
  return [...(isDoubtful ? firm.email : name)].slice(0, longestName).join('');
};

/** The sender name of the firm's mail from the platform, marked as coming through it. */
export const shownName = (firm: StoredFirm, name: string): string =>
  `${honestName(firm, name)} via ${product.name}`;

/** Public mail providers: sharing one of these domains proves nothing. */
const givenToAnybody =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|mail|proton|protonmail|btinternet|sky|virginmedia|talktalk|ntlworld)\.(com|net|me|co\.uk|uk)$/;

const isTheirs = (address: string, { email }: StoredFirm): boolean =>
  mailboxOf(address) === mailboxOf(email) ||
  (domainOf(address) === domainOf(email) && !givenToAnybody.test(domainOf(email)));

/** Where replies go: to the business's address if the firm pays or that address shares the sign-in's domain, else to the founder's. */
export const answersTo = (firm: StoredFirm): string => {
  const wanted = firm.business?.email;
  return wanted && (!isOnTrial(firm) || isTheirs(wanted, firm)) ? wanted : firm.email;
};
