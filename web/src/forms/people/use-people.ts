import { useQuery } from '@tanstack/react-query';
import { desk } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';

/** The firm's members and invitations, for those who may see them. */
export const usePeople = () => {
  const enabled = isAmong(useSignedInUser(), openTo('members.list', desk));
  const members = useQuery({ ...read(membersRoutes.list, {}), enabled });
  const invitations = useQuery({ ...read(membersRoutes.invitations, {}), enabled });
  return {
    members: members.data,
    invitations: invitations.data,
    isComing: enabled && (members.isPending || invitations.isPending),
    isError: members.isError,
  };
};
