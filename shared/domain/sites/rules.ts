import { alike } from '../../alike.ts';
import type { SiteUpdate } from '../../sites/contract.ts';
import type { Contact, ContactInput } from '../../sites/site.ts';

/** Defaults for a new property. */
export const siteDefaults = { kind: 'house', tenure: 'owner', nation: 'england' } as const;
export const applianceDefaults = { fuel: 'none', owner: 'customer' } as const;

interface Placed {
  clientId: number;
  address: string;
  postcode: string;
}

/** Normalised for comparison: two properties of a client with the same place are the same. */
export const placeOfSite = ({ address, postcode }: Placed): string => `${alike(address)} ${alike(postcode)}`;

/** Contacts as stored: a new one gets the next free id. */
const contactsOf = (given: readonly ContactInput[], known: readonly Contact[]): Contact[] => {
  let last = Math.max(0, ...known.map(({ id }) => id), ...given.map(({ id = 0 }) => id));
  return given.map(({ id, role, name, phone, email, getsCopies, paperOnly }) => {
    if (id === undefined) last += 1;
    return {
      ...{ id: id ?? last, role, name, phone: phone ?? null, email: email ?? null },
      ...{ getsCopies: getsCopies ?? false, paperOnly: paperOnly ?? false },
    };
  });
};

interface Changeable {
  contacts?: readonly Contact[] | undefined;
  archivedAt?: string | null | undefined;
}

/** The changes to a property, new or existing, from input at a moment. */
export const siteChanges = (
  current: Changeable,
  { updatedAt: _, archived, contacts, ...given }: SiteUpdate,
  at: string,
) => ({
  ...given,
  ...(contacts && { contacts: contactsOf(contacts, current.contacts ?? []) }),
  ...(archived !== undefined && { archivedAt: archived ? (current.archivedAt ?? at) : null }),
});
