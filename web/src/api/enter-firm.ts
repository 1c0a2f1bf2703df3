import { send } from '../store/send.ts';
import { queryClient } from './query-client.ts';
import { userQuery } from './user.ts';

/** Switches to another of the user's firms. The page reloads with its records once the server has confirmed who is here. */
export const enterFirm = async (id: string): Promise<void> => {
  await send('POST', `/api/firms/${encodeURIComponent(id)}/enter`);
  await queryClient.refetchQueries({ queryKey: userQuery.queryKey });
};
