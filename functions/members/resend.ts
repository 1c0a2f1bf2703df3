import { claimed, inProgress, type Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { mostSends } from '#shared/members/contract.ts';
import { invitationEntity, invitedGuard, type StoredInvitation } from './entity.ts';
import { holdAddress, sentNow } from './invite.ts';
import { mailInvitation } from './mail.ts';
import { expectMayManage, openOne } from './read.ts';
import { newLink } from './token.ts';

const sentTooOften = () =>
  new Refusal(
    'daily_limit',
    `This invitation was sent ${mostSends} times. Withdraw it and invite them again.`,
  );

/** Sends a new link, which revokes the one before. */
const sendAnew = async (firm: StoredFirm, before: StoredInvitation): Promise<StoredInvitation> => {
  if (before.sends >= mostSends) throw sentTooOften();
  const { firmId, id } = before;
  const { url, tokenHash } = newLink(firmId, id);
  const endedHashes = [...(before.endedHashes ?? []), before.tokenHash];
  const changes = { ...sentNow(), tokenHash, endedHashes, sends: before.sends + 1 };
  const invitation = { ...before, ...changes };
  const patch = invitationEntity
    .patch({ firmId, id })
    .set(changes)
    .where((item, { eq }) => `${eq(item.state, 'open')} AND ${eq(item.tokenHash, before.tokenHash)}`);
  await transact([write(patch, inProgress), holdAddress(invitation)]);
  await mailInvitation(firm, invitation, url);
  return invitation;
};

/** Resends an invitation. Throws 403, 404 if it is not open, 429. */
export const resend = async (firm: StoredFirm, member: StoredMember, id: number, once: Once) => {
  const before = await openOne(firm.firmId, id);
  expectMayManage(member, before.role);
  return claimed(once, async () => {
    const invitation = await sendAnew(firm, before);
    const remembered = once.writes(invitation);
    if (remembered.length > 0) await transact(remembered);
    return invitation;
  });
};

/** Withdraws an invitation. Throws 403, and 404 if it is not open. */
export const withdraw = async ({ firmId }: StoredFirm, member: StoredMember, id: number): Promise<void> => {
  const { role, email, expiresAt } = await openOne(firmId, id);
  expectMayManage(member, role);
  const patch = invitationEntity
    .patch({ firmId, id })
    .set({ state: 'withdrawn' })
    .where((item, { eq }) => eq(item.state, 'open'));
  // Once it has expired, the address may be reserved for another one.
  const isHeld = Date.parse(expiresAt) > Date.now();
  await transact([
    write(patch, notFound),
    ...(isHeld ? [write(invitedGuard.delete({ firmId, email }))] : []),
  ]);
};
