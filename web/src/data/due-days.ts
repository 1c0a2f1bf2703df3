import { dueDays } from '#shared/invoices/due-date.ts';
import { useSignedInUser } from '../api/user.ts';
import { useClients } from './clients.ts';

/** Each client's payment terms in days; the business's default until the client has loaded. */
export const useDueDays = () => {
  const { business } = useSignedInUser();
  const { rows } = useClients();
  return (clientId: number | null | undefined): number =>
    dueDays(
      rows.find(({ id }) => id === clientId),
      business,
    );
};
