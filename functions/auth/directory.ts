import { directoryOf } from '#functions/lib/directory.ts';
import { userEntity } from './entity.ts';

/** All users, by when they came. */
export const { keys: directoryKeys, page: usersPage } = directoryOf('users', userEntity);
