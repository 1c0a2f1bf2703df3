import { countToday } from '#functions/lib/daily.ts';
import { expectProved } from '#functions/lib/guard.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { newId } from '#shared/ids.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import {
  type InvitationInput,
  invitationDays,
  invitationsPerDay,
  mostMembers,
} from '#shared/members/contract.ts';
import { firmIsFull, ownersIn } from './accept.ts';
import { employeeFor } from './employee-for.ts';
import { invitationEntity, invitedGuard, type StoredInvitation } from './entity.ts';
import { activeWithEmail } from './list.ts';
import { mailInvitation } from './mail.ts';
import { expectMayManage } from './read.ts';
import { newLink } from './token.ts';

const dayMs = 24 * 60 * 60 * 1000;

const tooMany = () =>
  new Refusal('daily_limit', `You can invite ${invitationsPerDay} people a day. Try again tomorrow.`);
const invitedAlready = () => conflict('They’re invited already. You can send the invitation again.');

export const sentNow = () => {
  const now = Date.now();
  return {
    sentAt: new Date(now).toISOString(),
    expiresAt: new Date(now + invitationDays * dayMs).toISOString(),
  };
};

/** Reserves an address for one invitation at a time; an expired invitation frees it. */
export const holdAddress = ({ firmId, email, id, expiresAt, sentAt }: StoredInvitation): Write =>
  write(
    invitedGuard
      .put({ firmId, email, id, expiresAt })
      .where(
        (item, { notExists, eq, lte }) =>
          `${notExists(item.id)} OR ${eq(item.id, id)} OR ${lte(item.expiresAt, sentAt)}`,
      ),
    invitedAlready,
  );

/** If it can't be sent, the invitation is deleted, so that it can be tried again. */
const mailOrForget = async (firm: StoredFirm, invitation: StoredInvitation, url: string, once: Once) => {
  const { firmId, id, email } = invitation;
  try {
    await countToday(firmId, 'invitations', invitationsPerDay, tooMany);
    await mailInvitation(firm, invitation, url);
  } catch (error) {
    await transact([
      write(invitationEntity.delete({ firmId, id })),
      write(invitedGuard.delete({ firmId, email })),
    ]);
    await once.release();
    throw error;
  }
};

/**
 * Invites somebody. Throws 400, 403 (as `expectProved` too for a new owner), 409 for somebody already in or invited and for a full
 * firm, 429.
 */
export const invite = async (
  { firm, member, provedAt }: { firm: StoredFirm; member: StoredMember; provedAt: number },
  { email: given, role, seesPrices = false, ...who }: InvitationInput,
  once: Once,
): Promise<StoredInvitation> => {
  const { firmId } = firm;
  expectMayManage(member, role);
  if (ownersIn(role) > 0) expectProved({ provedAt });
  if (firm.members >= mostMembers) throw firmIsFull();
  const email = given.toLowerCase();
  const [isIn, { employeeId, writes }] = await Promise.all([
    activeWithEmail(firmId, email),
    employeeFor(firmId, { role, ...who }),
  ]);
  if (isIn) throw conflict('They’re in this firm already');
  const id = newId();
  const { url, tokenHash } = newLink(firmId, id);
  const invitation: StoredInvitation = {
    ...{ firmId, id, email, role, tokenHash, ...sentNow() },
    ...withoutNulls({ employeeId }),
    seesPrices: role !== 'field' || seesPrices,
    invitedBy: member.userId,
    sends: 1,
    state: 'open',
  };
  // A repeated call gets its earlier reply before anything can refuse it.
  await transact([
    ...once.writes(invitation),
    holdAddress(invitation),
    write(invitationEntity.create(invitation)),
    ...writes,
  ]);
  await mailOrForget(firm, invitation, url, once);
  return invitation;
};
