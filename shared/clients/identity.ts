import { alike } from '../alike.ts';
import type { ClientInput } from './contract.ts';

type Described = Pick<ClientInput, 'name' | 'email' | 'phone' | 'address'>;

/** The key that identifies a client in an import: name, email and phone; the address if there is neither email nor phone. */
export const clientIdentity = ({ name, email, phone, address }: Described): string => {
  const ways = [alike(email), (phone ?? '').replace(/[^\d+]/g, '') || alike(phone)];
  return JSON.stringify([alike(name), ...ways, ways.some(Boolean) ? '' : alike(address)]);
};
