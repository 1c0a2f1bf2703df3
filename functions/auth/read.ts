import type { StoredUser } from '#functions/lib/session.ts';
import { userEntity } from './entity.ts';

/** The user as they are now, undefined once erased. */
export const findUser = async (userId: string): Promise<StoredUser | undefined> => {
  const { data } = await userEntity.get({ userId }).go({ consistent: true });
  return data ?? undefined;
};

/** The same for a user who must be there: they are signed in. */
export const readUser = async (userId: string): Promise<StoredUser> => {
  const user = await findUser(userId);
  if (!user) throw new Error('A signed-in user has no record');
  return user;
};
