import { addDays } from '../dates.ts';
import type { Recipient } from '../sites/recipient.ts';
import type { Contact } from '../sites/site.ts';
import type { Copy } from './copies.ts';

/** How many emails one certificate can send a day. */
export const sendsPerDay = 30;

interface Reached {
  clientName: string;
  contacts: readonly Pick<Contact, 'id' | 'name' | 'role'>[];
}

/** The recipient of a copy; undefined if the property has no such contact. */
export const copyFor = (
  to: Recipient,
  { clientName, contacts }: Reached,
): Pick<Copy, 'to' | 'name' | 'role'> | undefined => {
  if (to === 'client') return { to, name: clientName, role: 'client' };
  const contact = contacts.find(({ id }) => id === to);
  return contact && { to, name: contact.name, role: contact.role };
};

/**
 * The days within which a tenant must get a copy: 28 for a gas record (Gas Safety (Installation and Use) Regulations 1998 reg
 * 36(6)), 28 for an electrical report (SI 2020/312 reg 3(3)).
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

/** The last day to give a tenant their copy, `YYYY-MM-DD`; undefined if they have it or none is required. */
export const tenantCopyBy = ({ kind, state, day, copies }: Issued, site: Let): string | undefined => {
  const isAsked =
    state === 'issued' && day !== null && forTenants.includes(kind) && lets.includes(site.tenure);
  if (!isAsked || !site.contacts.some(({ role }) => role === 'tenant')) return undefined;
  return copies?.some(({ role }) => role === 'tenant') ? undefined : addDays(day, tenantDays);
};

/** How many days before that day the trader is reminded. */
export const tenantCopyToldDays = 7;
