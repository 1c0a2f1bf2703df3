import { dueDays } from '#shared/invoices/due-date.ts';
import { useSignedInUser } from '../api/user.ts';
import { useClients } from './clients.ts';

/** How many days each client has to pay; the business's own while a client has not come yet. */
export const useDueDays = () => {
  const { business } = useSignedInUser();
  const { rows } = useClients();
  return (clientId: number | null | undefined): number =>
    dueDays(
      rows.find(({ id }) => id === clientId),
      business,
    );
};
