import { alike } from '../alike.ts';
import type { ClientInput } from './contract.ts';

type Described = Pick<ClientInput, 'name' | 'email' | 'phone' | 'address'>;

/** What makes two rows one client for the import: name, email and phone; without either of these, the address. */
export const clientIdentity = ({ name, email, phone, address }: Described): string => {
  const ways = [alike(email), (phone ?? '').replace(/[^\d+]/g, '') || alike(phone)];
  return JSON.stringify([alike(name), ...ways, ways.some(Boolean) ? '' : alike(address)]);
};
