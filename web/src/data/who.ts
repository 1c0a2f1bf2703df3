import { useQuery } from '@tanstack/react-query';
import { nameOf } from '#shared/domain/settings/names.ts';
import { desk } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { isAmong, openTo } from '../allowed.ts';
import { read } from '../api/read.ts';
import { useSignedInUser } from '../api/user.ts';

const readers = openTo('members.list', desk);

/** The name of who did something: only in a firm of several, and for those who may see its members. */
export const useWho = (): ((userId: string | null | undefined) => string | undefined) => {
  const { firm } = useSignedInUser();
  const enabled = (firm?.members ?? 1) > 1 && isAmong({ firm }, readers);
  const { data = [] } = useQuery({ ...read(membersRoutes.list, {}), enabled });
  // The sign-in reports the number at that time; somebody may have left since.
  const isOfSeveral = data.length > 1;
  return (userId) => {
    const member = isOfSeveral && userId ? data.find((one) => one.userId === userId) : undefined;
    return member && nameOf({ ...member, email: member.email ?? '' });
  };
};
