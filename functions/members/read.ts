import { notAllowed } from '#functions/lib/guard.ts';
import { memberEntity, type StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { mayManage, type Role } from '#shared/members/roles.ts';
import { invitationEntity, type StoredInvitation } from './entity.ts';

/** Throws 403 if they may not invite or remove members of this role. */
export const expectMayManage = ({ role }: StoredMember, other: Role): void => {
  if (!mayManage(role, other)) throw notAllowed();
};

/** Every invitation, newest first. */
export const listInvitations = async (firmId: FirmId): Promise<StoredInvitation[]> => {
  const { data } = await invitationEntity.query
    .byId({ firmId })
    .go({ pages: 'all', order: 'desc', consistent: true });
  return data;
};

/** An open invitation. Throws 404 if there is none with this id. */
export const openOne = async (firmId: FirmId, id: number): Promise<StoredInvitation> => {
  const { data } = await invitationEntity.get({ firmId, id }).go({ consistent: true });
  if (data?.state !== 'open') throw notFound();
  return data;
};

/** An active member. Throws 404 if there is none with this id. */
export const activeMember = async (firmId: FirmId, userId: string): Promise<StoredMember> => {
  const { data } = await memberEntity.get({ firmId, userId: userId as UserId }).go({ consistent: true });
  if (data?.state !== 'active') throw notFound();
  return data;
};
