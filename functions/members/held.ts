import { findFirm } from '#functions/firms/read.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { invitationEntity, type StoredInvitation } from './entity.ts';
import { readToken } from './token.ts';

const endings = {
  accepted: 'was used already',
  withdrawn: 'was withdrawn',
  replaced: 'was replaced by a newer one',
  expired: 'has expired',
};

/** The error names whom to ask, because the reader can't fix it. */
export const invitationEnded = (why: keyof typeof endings, firm: StoredFirm): Refusal =>
  new Refusal('link_ended', `This invitation ${endings[why]}. Ask ${businessName(firm)} for a new one`);

const endOf = (invitation: StoredInvitation, hash: string) => {
  if (invitation.state !== 'open') return invitation.state;
  if (invitation.tokenHash !== hash) return 'replaced';
  return Date.parse(invitation.expiresAt) <= Date.now() ? 'expired' : undefined;
};

/** The open invitation of a link. Throws 404 for an unknown token, 410 for an expired one. */
export const openInvitation = async (token: string) => {
  const held = readToken(token);
  if (!held) throw notFound();
  const { firmId, id, hash } = held;
  const [{ data: invitation }, firm] = await within({ firms: [firmId] }, () =>
    Promise.all([invitationEntity.get({ firmId, id }).go({ consistent: true }), findFirm(firmId)]),
  );
  const wasSent = invitation?.tokenHash === hash || invitation?.endedHashes?.includes(hash);
  if (!invitation || !wasSent || !firm || firm.erasingSince) throw notFound();
  const end = endOf(invitation, hash);
  if (end) throw invitationEnded(end, firm);
  return { invitation, firm };
};

/** Masks an address as `s•••@example.com`: recognisable only to somebody who knows it. */
export const hiddenAddress = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

/** What a link's page shows. Opening it changes nothing, because mail scanners open every link. */
export const heldInvitation = async (token: string) => {
  const { invitation, firm } = await openInvitation(token);
  const { role, email, expiresAt } = invitation;
  return { firm: businessName(firm), role, email: hiddenAddress(email), expiresAt };
};
