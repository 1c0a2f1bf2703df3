import { directoryOf } from '#functions/lib/directory.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';

/** All users, by the time they joined. */
export const { keys: directoryKeys, page: usersPage } = directoryOf('users', userEntity);
