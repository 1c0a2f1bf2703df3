import { send } from '../store/send.ts';
import { queryClient } from './query-client.ts';
import { userQuery } from './user.ts';

/** Goes over to another of somebody's firms. The page begins anew with that one's records once it is known who is there. */
export const enterFirm = async (id: string): Promise<void> => {
  await send('POST', `/api/firms/${encodeURIComponent(id)}/enter`);
  await queryClient.refetchQueries({ queryKey: userQuery.queryKey });
};
