import { addDays } from '../dates.ts';
import type { Recipient } from '../sites/recipient.ts';
import type { Contact } from '../sites/site.ts';
import type { Copy } from './copies.ts';

/** How often a day one certificate can be mailed. */
export const sendsPerDay = 30;

interface Reached {
  clientName: string;
  contacts: readonly Pick<Contact, 'id' | 'name' | 'role'>[];
}

/** Who a copy is for; `undefined` where the property has no such contact. */
export const copyFor = (
  to: Recipient,
  { clientName, contacts }: Reached,
): Pick<Copy, 'to' | 'name' | 'role'> | undefined => {
  if (to === 'client') return { to, name: clientName, role: 'client' };
  const contact = contacts.find(({ id }) => id === to);
  return contact && { to, name: contact.name, role: contact.role };
};

/**
 * Within how many days a tenant is given a copy: of a gas record 28 (Gas Safety (Installation and Use) Regulations 1998 reg 36(6)), of
 * an electrical report 28 (SI 2020/312 reg 3(3)).
 */
const tenantDays = 28;
const forTenants: readonly string[] = ['gas_safety', 'electrical_report'];
const lets: readonly string[] = ['private_let', 'social_let'];

interface Issued {
  kind: string;
  state: string | null;
  day: string | null;
  copies: readonly Pick<Copy, 'role'>[] | null;
}

interface Let {
  tenure: string;
  contacts: readonly Pick<Copy, 'role'>[];
}

/** The last day to give a tenant their copy, `YYYY-MM-DD`; `undefined` if they have it or nobody needs one. */
export const tenantCopyBy = ({ kind, state, day, copies }: Issued, site: Let): string | undefined => {
  const isAsked =
    state === 'issued' && day !== null && forTenants.includes(kind) && lets.includes(site.tenure);
  if (!isAsked || !site.contacts.some(({ role }) => role === 'tenant')) return undefined;
  return copies?.some(({ role }) => role === 'tenant') ? undefined : addDays(day, tenantDays);
};

/** How many days before that day the trader is told. */
export const tenantCopyToldDays = 7;
