import { needsOwner, putOut } from '#functions/firms/leave.ts';
import { noticeOf } from '#functions/letters/notice.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { expectProved } from '#functions/lib/guard.ts';
import { Moved, untilUnmoved, withLatest } from '#functions/lib/latest.ts';
import {
  firmEntity,
  memberEntity,
  memberOfGuard,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { MemberUpdate } from '#shared/members/contract.ts';
import { roleName } from '#shared/members/words.ts';
import { employeeTaken, ownersIn } from './accept.ts';
import { employeeFor } from './employee-for.ts';
import { memberReply } from './list.ts';
import { activeMember, expectMayManage } from './read.ts';

/** Updates the owner count with a role: two owners who demote each other at once conflict here. */
const countOwners = (firmId: FirmId, by: number): Write[] => {
  if (by === 0) return [];
  const patch = firmEntity.patch({ firmId }).add({ owners: by });
  return [write(by < 0 ? patch.where((item, { gt }) => gt(item.owners, 1)) : patch, needsOwner)];
};

const holdEmployee = (
  { firmId, userId, employeeId: before }: StoredMember,
  after: number | undefined,
): Write[] => {
  if (before === after) return [];
  return [
    ...(before ? [write(memberOfGuard.delete({ firmId, employeeId: before }))] : []),
    ...(after ? [write(memberOfGuard.create({ firmId, employeeId: after, userId }), employeeTaken)] : []),
  ];
};

/** The employee a member is afterwards: they stay the same person even if no longer employed. */
const employeeAfter = async (before: StoredMember, { role, employeeId }: MemberUpdate) => {
  const isSame = employeeId === undefined || employeeId === before.employeeId;
  if (isSame && before.employeeId) return before.employeeId;
  return (await employeeFor(before.firmId, { role, employeeId })).employeeId;
};

/** Changing who owns the firm requires a recent sign-in. */
interface Caller {
  user: StoredUser;
  provedAt: number;
}

/**
 * Changes a member. Throws 400 for an employee that is not the firm's, 403 as `expectProved` if it changes who owns the firm, 404,
 * and 409 for a stale change and if the firm would have no owner.
 */
export const changeMember = async (firm: StoredFirm, userId: string, update: MemberUpdate, by: Caller) => {
  const { firmId } = firm;
  const notice = noticeOf(firm, by.user, {
    subject: 'A person’s role changed',
    did: 'changed what a person may do in the account',
    now: `Their role is now ${roleName[update.role]}.`,
  });
  const read = () => activeMember(firmId, userId);
  const changed = await withLatest(read, update.updatedAt, async (before) => {
    const { role, seesPrices } = update;
    const moved = ownersIn(role) - ownersIn(before.role);
    if (moved !== 0) expectProved(by);
    const employeeId = await employeeAfter(before, update);
    const changes = {
      role,
      seesPrices: role === 'field' ? (seesPrices ?? (before.role === 'field' && before.seesPrices)) : true,
      ...withoutNulls({ employeeId }),
      updatedAt: nextInstant(before.updatedAt),
    };
    const patch = memberEntity
      .patch({ firmId, userId: before.userId })
      .set(changes)
      .where((item, { eq }) => `${eq(item.state, 'active')} AND ${eq(item.updatedAt, before.updatedAt)}`);
    await transact([
      ...countOwners(firmId, moved),
      write(patch, () => new Moved()),
      ...holdEmployee(before, employeeId),
      ...notice.writes,
    ]);
    return { ...before, ...changes };
  });
  await notice.deliver();
  return memberReply(changed);
};

/**
 * Removes a member. Throws 403 if the caller may not, and as `expectProved` for an owner, 404, 409 for oneself and for the last
 * owner.
 */
export const removeMember = async (
  firm: StoredFirm,
  caller: StoredMember,
  userId: string,
  unsent: 'take' | 'refuse',
  by: Caller,
) => {
  const { firmId } = firm;
  const notice = noticeOf(firm, by.user, {
    subject: 'A person was removed',
    did: 'removed a person from the account',
    now: 'They can’t sign in to it any more.',
  });
  const removed = await untilUnmoved(async () => {
    const member = await activeMember(firmId, userId);
    if (member.userId === caller.userId) throw conflict('You can’t remove yourself. Leave the firm instead.');
    expectMayManage(caller, member.role);
    if (ownersIn(member.role) > 0) expectProved(by);
    return putOut(member, unsent, notice.writes);
  });
  await notice.deliver();
  return memberReply(removed);
};
