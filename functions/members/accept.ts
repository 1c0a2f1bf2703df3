import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { firmReply } from '#functions/firms/wire.ts';
import { noticeOf } from '#functions/letters/notice.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { readCookie, sessionCookie, sessionCookies, tokenIn } from '#functions/lib/session.ts';
import {
  firmEntity,
  memberEntity,
  memberOfGuard,
  membershipEntity,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { mostMembers } from '#shared/members/contract.ts';
import { roleName } from '#shared/members/words.ts';
import { invitationEntity, invitedGuard, type StoredInvitation } from './entity.ts';
import { hiddenAddress, invitationEnded, openInvitation } from './held.ts';

/** What a member with a role adds to the firm's owner count. */
export const ownersIn = (role: StoredMember['role']): number => (role === 'owner' ? 1 : 0);

export const firmIsFull = () => conflict(`A firm can have ${mostMembers} people`);
export const employeeTaken = () => conflict('Someone else signs in as this employee');

/** A forwarded email admits nobody: only somebody who can read email at the address may join. */
const expectInvited = ({ email, emailVerified }: StoredUser, invited: string): void => {
  if (emailVerified && email === invited) return;
  throw conflict(`This invitation is for ${hiddenAddress(invited)}. Sign in with that address`);
};

/** One transaction, so that two presses create one member. */
const joining = (user: StoredUser, firm: StoredFirm, invitation: StoredInvitation) => {
  const { userId } = user;
  const { firmId, id, role, seesPrices, employeeId } = invitation;
  const at = nextInstant();
  const member: StoredMember = {
    ...{ firmId, userId, role, seesPrices, state: 'active', joinedAt: at, updatedAt: at },
    ...withoutNulls({ employeeId }),
  };
  const writes = [
    write(
      invitationEntity
        .patch({ firmId, id })
        .set({ state: 'accepted' })
        .where((item, { eq }) => `${eq(item.state, 'open')} AND ${eq(item.tokenHash, invitation.tokenHash)}`),
      () => invitationEnded('accepted', firm),
    ),
    write(
      memberEntity
        .put(member)
        .where((item, { notExists, eq }) => `${notExists(item.state)} OR ${eq(item.state, 'removed')}`),
      () => conflict('You’re in this firm already'),
    ),
    write(
      firmEntity
        .patch({ firmId })
        .add({ members: 1, owners: ownersIn(role) })
        .where((item, { lt }) => lt(item.members, mostMembers)),
      firmIsFull,
    ),
    write(membershipEntity.put({ userId, firmId })),
    write(invitedGuard.delete({ firmId, email: invitation.email })),
    // Their next sign-in will start here.
    write(userEntity.patch({ userId }).set({ lastFirmId: firmId })),
    ...(employeeId ? [write(memberOfGuard.create({ firmId, employeeId, userId }), employeeTaken)] : []),
  ];
  return { member, writes };
};

/**
 * Admits somebody to the firm that a link invites them to. Throws 404 and 410 for the link, 409 for somebody else's and for a full
 * firm.
 */
export const acceptInvitation = async (user: StoredUser, token: string, event: APIGatewayProxyEventV2) => {
  const { invitation, firm } = await openInvitation(token);
  const { firmId } = firm;
  expectInvited(user, invitation.email);
  const { member, writes } = joining(user, firm, invitation);
  const notice = noticeOf(firm, user, {
    subject: 'A person joined',
    did: 'joined the account',
    now: `Their role is ${roleName[member.role]}.`,
  });
  await within({ userId: user.userId, firms: [firmId] }, () => transact([...writes, ...notice.writes]));
  await notice.deliver();
  const session = tokenIn(readCookie(event.cookies, sessionCookie), firmId);
  return {
    body: { firm: firmReply(firm, member) },
    cookies: session ? sessionCookies(session, member.role) : [],
  };
};
