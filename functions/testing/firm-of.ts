import type { FirmId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../local/testing/api-client.ts';

/** The id of a user's firm. */
export const firmOf = async (api: Pick<Api, 'call'>): Promise<FirmId> => {
  const { firm } = await api.call(routes.auth.user, {});
  if (!firm) throw new Error('They are in no firm');
  return firm.id as FirmId;
};
