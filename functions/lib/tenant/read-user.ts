import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import type { UserId } from '#shared/firms/ids.ts';

/** The current user; undefined once erased. */
export const findUser = async (userId: UserId): Promise<StoredUser | undefined> => {
  const { data } = await userEntity.get({ userId }).go({ consistent: true });
  return data ?? undefined;
};

/** The same for a signed-in user, who must exist. */
export const readUser = async (userId: UserId): Promise<StoredUser> => {
  const user = await findUser(userId);
  if (!user) throw new Error('A signed-in user has no record');
  return user;
};
