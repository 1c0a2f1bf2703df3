import { directoryOf } from '#functions/lib/directory.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';

/** All users, by when they came. */
export const { keys: directoryKeys, page: usersPage } = directoryOf('users', userEntity);
