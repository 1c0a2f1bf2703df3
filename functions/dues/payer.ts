import type { Due } from '#shared/dues/contract.ts';

interface Payer {
  name: string;
  email: string;
}

interface Contact {
  id: number;
  name: string;
  email?: string | null | undefined;
}

/** The contact to email instead of the client, if one was chosen and has an address. */
export const payerAmong = (
  contacts: readonly Contact[] | undefined,
  { payerContactId }: Pick<Due, 'payerContactId'>,
): Payer | undefined => {
  const found = contacts?.find(({ id }) => id === payerContactId);
  return found?.email ? { name: found.name, email: found.email } : undefined;
};
