import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { product } from '#shared/product.ts';
import { domainOf, mailboxOf } from '../mailbox.ts';
import { looksLikeAnother } from './look-alike.ts';

const longestName = 64;

const isOnTrial = ({ stripeSubscriptionId }: StoredFirm): boolean => !stripeSubscriptionId;

/**
 * A firm's name as far as the platform may write it. An address within a name would be taken for the sender's, and
 * whoever has not paid has shown nothing but a mailbox: their address stands instead.
 */
export const honestName = (firm: StoredFirm, name: string): string => {
  const isDoubtful = /@|:\/\//.test(name) || (isOnTrial(firm) && looksLikeAnother(name));
  return [...(isDoubtful ? firm.email : name)].slice(0, longestName).join('');
};

/** The name under which the platform sends a firm's mail, marked as coming through it. */
export const shownName = (firm: StoredFirm, name: string): string =>
  `${honestName(firm, name)} via ${product.name}`;

/** Where addresses are given to anybody, so that two at one of them say nothing of each other. */
const givenToAnybody =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|mail|proton|protonmail|btinternet|sky|virginmedia|talktalk|ntlworld)\.(com|net|me|co\.uk|uk)$/;

const isTheirs = (address: string, { email }: StoredFirm): boolean =>
  mailboxOf(address) === mailboxOf(email) ||
  (domainOf(address) === domainOf(email) && !givenToAnybody.test(domainOf(email)));

/** Where answers go: to the business's address once somebody pays or signs in under the same domain, else to their own. */
export const answersTo = (firm: StoredFirm): string => {
  const wanted = firm.business?.email;
  return wanted && (!isOnTrial(firm) || isTheirs(wanted, firm)) ? wanted : firm.email;
};
